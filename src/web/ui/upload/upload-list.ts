/** Many files on their way at once, each in a state of its own. Knows nothing of how they are sent or shown. */
import { type FileKind, uploadKinds, uploadSentences } from '#contract/upload-kinds.ts'
import { type SendOptions, type StoredFile, UploadFailure } from './send-file.ts'

export type UploadState =
  | { status: 'waiting' }
  /** At 100 the file has gone and the server is storing it. */
  | { status: 'uploading'; percent: number }
  | { status: 'done'; stored: StoredFile }
  | { status: 'failed'; sentence: string; canRetry: boolean }

export type Upload = { key: number; file: File } & UploadState

export type UploadsShown = {
  uploads: readonly Upload[]
  /** The last thing that happened, for who cannot see it. */
  news: string
}

export type UploadList = {
  add: (files: Iterable<File>) => void
  /** Sends a file that failed once more. */
  retry: (key: number) => void
  /** Stops a file that is on its way and takes it off the list; what is stored stays stored. */
  remove: (key: number) => void
  /** Stops all that are on their way. */
  stop: () => void
  subscribe: (listener: () => void) => () => void
  shown: () => UploadsShown
}

type Options = {
  kinds: readonly FileKind[]
  send: (file: File, options: SendOptions) => Promise<StoredFile>
}

// More at once would only share the same line.
const parallel = 3

export function createUploadList({ kinds, send }: Options): UploadList {
  let shown: UploadsShown = { uploads: [], news: '' }
  let nextKey = 1
  const listeners = new Set<() => void>()
  const sending = new Map<number, AbortController>()

  function show(uploads: readonly Upload[], news = shown.news): void {
    shown = { uploads, news }
    for (const listener of listeners) listener()
  }

  function become(key: number, state: UploadState, news?: string): void {
    show(
      shown.uploads.map((upload) => (upload.key === key ? { key, file: upload.file, ...state } : upload)),
      news,
    )
  }

  function startNext(): void {
    for (const { key, file, status } of shown.uploads) {
      if (sending.size >= parallel) return
      if (status === 'waiting') void start(key, file)
    }
  }

  async function start(key: number, file: File): Promise<void> {
    const stop = new AbortController()
    sending.set(key, stop)
    become(key, { status: 'uploading', percent: 0 })
    try {
      const stored = await send(file, {
        kinds,
        signal: stop.signal,
        onProgress: (share) => {
          const percent = Math.floor(share * 100)
          if (!stop.signal.aborted) become(key, { status: 'uploading', percent })
        },
      })
      if (!stop.signal.aborted) become(key, { status: 'done', stored }, `${file.name} is uploaded.`)
    } catch (thrown) {
      if (!stop.signal.aborted) fail(key, file, thrown)
    } finally {
      sending.delete(key)
      startNext()
    }
  }

  function fail(key: number, file: File, thrown: unknown): void {
    const { sentence, canRetry } =
      thrown instanceof UploadFailure
        ? { sentence: thrown.message, canRetry: thrown.mayHelp }
        : { sentence: 'The file could not be sent.', canRetry: true }
    become(key, { status: 'failed', sentence, canRetry }, `${file.name} is not uploaded. ${sentence}`)
  }

  return {
    add(files) {
      const added = Array.from(files, (file) => ({ key: nextKey++, file, ...firstState(file, kinds) }))
      if (added.length === 0) return
      show([...shown.uploads, ...added], newsOf(added))
      startNext()
    },
    retry(key) {
      become(key, { status: 'waiting' })
      startNext()
    },
    remove(key) {
      const removed = shown.uploads.find((upload) => upload.key === key)
      if (!removed) return
      sending.get(key)?.abort()
      show(
        shown.uploads.filter((upload) => upload !== removed),
        isOnItsWay(removed) ? `${removed.file.name} is cancelled.` : `${removed.file.name} is off the list.`,
      )
    },
    stop() {
      for (const stop of sending.values()) stop.abort()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    shown: () => shown,
  }
}

export function isOnItsWay({ status }: Upload): boolean {
  return status === 'waiting' || status === 'uploading'
}

/** What is sure to be refused is not sent. */
function firstState(file: File, kinds: readonly FileKind[]): UploadState {
  const sentence = refusal(file, kinds)
  return sentence === undefined ? { status: 'waiting' } : { status: 'failed', sentence, canRetry: false }
}

function refusal({ size, type }: File, kinds: readonly FileKind[]): string | undefined {
  if (size === 0) return uploadSentences.empty
  const named = { image: 'picture', video: 'video' } as const
  const claimed = Object.entries(named).find(([prefix]) => type.startsWith(`${prefix}/`))?.[1] ?? 'document'
  // What a file claims to be is held against it only where its limit is concerned.
  const [largest] = kinds.toSorted((a, b) => uploadKinds[b].maxBytes - uploadKinds[a].maxBytes)
  const kind = kinds.includes(claimed) ? claimed : largest
  return kind && size > uploadKinds[kind].maxBytes ? uploadSentences.tooLarge(kind) : undefined
}

function newsOf(added: readonly Upload[]): string {
  const refused = added.flatMap((upload) =>
    upload.status === 'failed' ? [`${upload.file.name} is not uploaded. ${upload.sentence}`] : [],
  )
  const going = added.length - refused.length
  const said = going === 1 ? '1 file is being uploaded.' : `${going} files are being uploaded.`
  return [...(going > 0 ? [said] : []), ...refused].join(' ')
}
