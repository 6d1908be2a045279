import { FileText, Film } from 'lucide-react'
import { useId } from 'react'
import { videoSource } from '#contract/files/video-source.ts'
import { adminCollections as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Picture } from '#ui/picture.tsx'
import { UploadField } from '#ui/upload/upload-field.tsx'
import { type InputProps, toInputText } from './input-props.ts'
import { useStoredUploads } from './use-stored-uploads.ts'

/** One picture: what it is now, and a place to drop another. */
export function PictureInput({
  label,
  hint,
  value,
  error,
  onValue,
  mayBeEmpty,
}: InputProps & { mayBeEmpty: boolean }) {
  const uploads = useStoredUploads({ kinds: ['picture'], isOne: true }, ({ address }) => onValue(address))
  const address = typeof value === 'string' ? value : null
  return (
    <fieldset className="grid gap-4 sm:grid-cols-[220px_minmax(0,1fr)]">
      <legend className="mb-2 text-sm text-muted">{label}</legend>
      <Picture
        src={address}
        alt={address ? t.image.current({ label }) : ''}
        sizes="220px"
        className="aspect-4/3 w-full rounded-card border border-line"
      />
      <div className="min-w-0 stack-2">
        <UploadField label={address ? t.image.replace : t.image.add} error={error} uploads={uploads} />
        {hint && <p className="text-sm text-muted">{hint}</p>}
        {mayBeEmpty && address && (
          <Button size="sm" onClick={() => onValue(null)}>
            {t.image.remove}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

/** A film: one that is uploaded, or a link to YouTube or Vimeo. */
export function FilmInput({ label, name, hint, value, error, onValue, onLeave }: InputProps) {
  const uploads = useStoredUploads({ kinds: ['video'], isOne: true }, ({ address }) => onValue(address))
  const id = useId()
  const typed = toInputText(value)
  const isUploaded = typed.startsWith('media/')
  return (
    <fieldset className="stack-3">
      <legend className="mb-2 text-sm text-muted">{label}</legend>
      {isUploaded && (
        <p className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-white px-4 py-3">
          <Film aria-hidden="true" className="size-5 text-green-700" />
          {t.video.uploaded}
          <a
            href={filmAddress(typed)}
            target="_blank"
            rel="noreferrer"
            className="text-green-700 underline underline-offset-4"
          >
            {t.video.watch}
          </a>
          <Button size="sm" onClick={() => onValue('')}>
            {t.video.useLink}
          </Button>
        </p>
      )}
      {!isUploaded && (
        <Field
          id={id}
          label={t.video.link}
          name={name}
          type="url"
          value={typed}
          hint={hint}
          error={error}
          onLeave={onLeave}
          onValue={onValue}
        />
      )}
      <UploadField label={isUploaded ? t.video.replace : t.video.add} uploads={uploads} />
    </fieldset>
  )
}

function filmAddress(stored: string): string {
  const source = videoSource(stored, '')
  return source?.kind === 'file' ? source.address : stored
}

/** A document that visitors can request. */
export function DocumentInput({
  label,
  hint,
  value,
  error,
  onValue,
  opens,
}: InputProps & { opens: string | undefined }) {
  const uploads = useStoredUploads({ kinds: ['document'], isOne: true }, ({ address }) => onValue(address))
  return (
    <fieldset className="stack-2">
      <legend className="mb-2 text-sm text-muted">{label}</legend>
      {typeof value === 'string' && (
        <p className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-white px-4 py-3">
          <FileText aria-hidden="true" className="size-5 text-green-700" />
          {t.document.uploaded}
          {opens && (
            <a href={opens} download className="text-green-700 underline underline-offset-4">
              {t.document.download}
            </a>
          )}
          <Button size="sm" onClick={() => onValue(null)}>
            {t.document.remove}
          </Button>
        </p>
      )}
      <UploadField
        label={typeof value === 'string' ? t.document.replace : t.document.add}
        error={error}
        uploads={uploads}
      />
      {hint && <p className="text-sm text-muted">{hint}</p>}
    </fieldset>
  )
}
