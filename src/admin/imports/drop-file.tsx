import { FileUp } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { imports as t } from '#messages/admin.ts'
import { Spinner } from '#ui/spinner.tsx'

/** Takes one CSV file: chosen in a dialogue, or dropped. */
export function DropFile({
  title,
  help,
  isSending,
  error,
  onFile,
}: {
  title: string
  /** Which files are accepted. */
  help: string
  isSending: boolean
  error: string | undefined
  onFile: (file: File) => void
}) {
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && !isSending) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside is what the keyboard uses
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`mb-8 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-panel border border-dashed p-6 transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink ${isOver ? 'border-green-700 bg-green-50' : 'border-field bg-white'}`}
    >
      <FileUp aria-hidden="true" className="size-10 shrink-0 text-green-700" strokeWidth={1.5} />
      <div className="min-w-60 flex-1">
        <p className="text-lg font-medium">{title}</p>
        <p className="mt-1 text-muted">{help}</p>
        {error && (
          <p role="alert" className="mt-2 text-danger">
            {error}
          </p>
        )}
      </div>
      <label
        className={`inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-card border border-green-700 bg-green-700 px-5 py-2 font-medium text-white hover:bg-green-800 ${isSending ? 'pointer-events-none opacity-80' : ''}`}
      >
        {isSending && <Spinner />}
        {isSending ? t.upload.sending : t.upload.choose}
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          disabled={isSending}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) onFile(file)
            // The same file can be chosen once more.
            currentTarget.value = ''
          }}
        />
      </label>
    </div>
  )
}
