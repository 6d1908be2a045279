import { CircleAlert, CircleCheck, FileText, Film, Image, RotateCw, X } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import { uploads as t } from '#messages/common.ts'
import { Picture } from '../picture.tsx'
import { isOnItsWay, type Upload } from './upload-list.ts'

type UploadRowProps = {
  upload: Upload
  onRetry: (key: number) => void
  onRemove: (key: number) => void
  /** Called when the last row goes while the focus is in it. */
  onLeave: () => void
}

/** One file: what it is, how far it is, and what can be done about it. */
export const UploadRow = memo(function UploadRow({ upload, onRetry, onRemove, onLeave }: UploadRowProps) {
  const { key, file } = upload
  const remove = (event: MouseEvent<HTMLElement>) => {
    const row = event.currentTarget.closest('li')
    const next = row?.nextElementSibling ?? row?.previousElementSibling
    if (next) findRemoveButton(next)?.focus()
    else onLeave()
    onRemove(key)
  }
  const retry = (event: MouseEvent<HTMLElement>) => {
    const row = event.currentTarget.closest('li')
    if (row) findRemoveButton(row)?.focus()
    onRetry(key)
  }
  return (
    <li className="flex items-center gap-3 p-3">
      <Mark upload={upload} />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2">
          <span className="truncate font-medium" title={file.name}>
            <bdi>{file.name}</bdi>
          </span>
          <span className="shrink-0 text-sm text-muted tabular-nums">{sizeText(file)}</span>
        </p>
        <State upload={upload} />
      </div>
      {upload.status === 'failed' && upload.canRetry && (
        <RowButton label={t.retry({ file: file.name })} onClick={retry}>
          <RotateCw aria-hidden="true" className="size-4.5" />
        </RowButton>
      )}
      <RowButton
        label={(isOnItsWay(upload) ? t.cancel : t.remove)({ file: file.name })}
        onClick={remove}
        isRemove
      >
        <X aria-hidden="true" className="size-4.5" />
      </RowButton>
    </li>
  )
})

function findRemoveButton(row: Element): HTMLElement | null {
  return row.querySelector<HTMLElement>('[data-remove]')
}

type RowButtonProps = {
  label: string
  isRemove?: boolean
  onClick: (event: MouseEvent<HTMLElement>) => void
  children: React.ReactNode
}

function RowButton({ label, isRemove, onClick, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-remove={isRemove || undefined}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors duration-150 hover:bg-sand"
    >
      {children}
    </button>
  )
}

function Mark({ upload }: { upload: Upload }) {
  const box = 'size-12 shrink-0 rounded-sm'
  if (upload.status === 'done' && upload.stored.kind === 'picture') {
    const { address, placeholder } = upload.stored
    return (
      <Picture src={address} alt="" placeholder={placeholder} place="mark" sizes="48px" className={box} />
    )
  }
  const { type } = upload.file
  const Icon = type.startsWith('image/') ? Image : type.startsWith('video/') ? Film : FileText
  return (
    <span className={`${box} grid place-items-center bg-sand text-muted`}>
      <Icon aria-hidden="true" className="size-5" />
    </span>
  )
}

function State({ upload }: { upload: Upload }) {
  switch (upload.status) {
    case 'waiting':
      return <p className="text-sm text-muted">{t.waiting}</p>
    case 'uploading':
      return <Progress percent={upload.percent} name={upload.file.name} />
    case 'done':
      return (
        <p className="flex items-center gap-1.5 text-sm text-green-700">
          <CircleCheck aria-hidden="true" className="size-4" /> {t.uploaded}
        </p>
      )
    case 'failed':
      return (
        <p className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" /> {upload.sentence}
        </p>
      )
  }
}

function Progress({ percent, name }: { percent: number; name: string }) {
  return (
    <div className="flex items-center gap-3">
      <progress
        aria-label={t.progress({ file: name })}
        max={100}
        value={percent}
        className="h-1.5 w-0 flex-1 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-green-700 [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-green-700"
      />
      <span className="shrink-0 text-sm text-muted tabular-nums">
        {percent < 100 ? `${percent}%` : t.storing}
      </span>
    </div>
  )
}

function sizeText({ size }: File): string {
  const kilobytes = size / 1024
  if (kilobytes < 1000) return t.kilobytes({ size: String(Math.ceil(kilobytes)) })
  return t.megabytes({ size: (kilobytes / 1024).toFixed(1) })
}
