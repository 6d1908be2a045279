import { Upload as UploadIcon } from 'lucide-react'
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { acceptedFiles, uploadKinds } from '#contract/files/upload-types.ts'
import { uploads as t } from '#messages/common.ts'
import { FieldNote } from '../field.tsx'
import { UploadRow } from './upload-row.tsx'
import type { Uploads } from './use-uploads.ts'

/**
 * A field that takes files: chosen in a dialogue or dropped on it. Under it every file with its state. Its input is
 * the browser's own, so that it can be used with the keyboard, is read out as what it is, and without JavaScript
 * sends its file with the form, under `name`.
 */
export function UploadField({
  id: ownId,
  label,
  name,
  error,
  uploads: state,
}: {
  id?: string
  label: string
  name?: string
  /** The message to show; give it only once the field was touched. */
  error?: string | undefined
  uploads: Uploads
}) {
  const madeId = useId()
  const id = ownId ?? madeId
  const input = useRef<HTMLInputElement>(null)
  const { kinds, isOne, uploads, news, add } = state
  const { isOver, handlers } = useDrop(add)
  useNoStrayDrops()
  function addChosen(field: HTMLInputElement) {
    add(field.files ?? [])
    // The same file can be chosen once more.
    field.value = ''
  }
  // What was chosen before the page was live.
  const addEarly = useEffectEvent(() => {
    if (input.current?.files?.length) addChosen(input.current)
  })
  useEffect(() => addEarly(), [])
  return (
    <div>
      <div
        {...handlers}
        className={`rounded-card border border-dashed p-6 text-center transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink ${isOver ? 'border-green-700 bg-green-50' : error ? 'border-danger bg-white' : 'border-field bg-white'}`}
      >
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          multiple={!isOne}
          accept={kinds.map((kind) => uploadKinds[kind].accept).join(',')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : `${id}-hint`}
          className="sr-only scroll-mb-48 noscript:not-sr-only noscript:mb-2 noscript:w-full"
          onChange={({ currentTarget }) => addChosen(currentTarget)}
        />
        <label
          htmlFor={id}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-card border border-line bg-white px-5 py-2 font-medium transition-colors duration-150 hover:border-field"
        >
          <UploadIcon aria-hidden="true" className="size-4.5 text-green-700" />
          {label}
        </label>
        <p className="mt-2 text-sm text-muted noscript:hidden">{isOne ? t.dropOne : t.dropMany}</p>
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {kinds.map((kind) => acceptedFiles(kind, isOne)).join('; ')}
        </p>
      </div>
      {uploads.length > 0 && (
        <ul className="mt-3 divide-y divide-line rounded-card border border-line">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={state.retry}
              onRemove={state.remove}
              onLeave={() => input.current?.focus()}
            />
          ))}
        </ul>
      )}
      <FieldNote id={`${id}-note`} tone="error">
        {error}
      </FieldNote>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  )
}

function useDrop(add: Uploads['add']) {
  const [isOver, setOver] = useState(false)
  const handlers = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave(event: DragEvent) {
      const { currentTarget, relatedTarget } = event
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
    },
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      add(droppedFiles(event.dataTransfer))
    },
  }
  return { isOver, handlers }
}

/** Folders are left out: a browser gives them as files that cannot be read. */
function droppedFiles({ items }: DataTransfer): File[] {
  return Array.from(items).flatMap((item) => {
    const file = item.webkitGetAsEntry()?.isDirectory ? null : item.getAsFile()
    return file ? [file] : []
  })
}

/** A file dropped beside the field would otherwise replace the page, and everything typed on it. */
function useNoStrayDrops(): void {
  useEffect(() => {
    const stay = (event: Event) => event.preventDefault()
    window.addEventListener('dragover', stay)
    window.addEventListener('drop', stay)
    return () => {
      window.removeEventListener('dragover', stay)
      window.removeEventListener('drop', stay)
    }
  }, [])
}
