/** Many uploads in parallel, each in a state of its own. Knows nothing of how they are sent or shown. */
import { type FileKind, tooLarge, uploadKinds } from '#contract/files/upload-types.ts'
import { uploads as t } from '#messages/common.ts'
import type { SendOptions, StoredFile } from './send-file.ts'
import { UploadFailure } from './send-with-progress.ts'

/** What a row shows of a stored file. */
export type Stored = Pick<StoredFile, 'kind' | 'address' | 'placeholder'>

export type UploadState<Kept extends Stored = Stored> =
  | { status: 'waiting' }
  /** At 100 the file has gone and the server is storing it. */
  | { status: 'uploading'; percent: number }
  | { status: 'done'; stored: Kept }
  | { status: 'failed'; sentence: string; canRetry: boolean }

export type Upload<Kept extends Stored = Stored> = { key: number; file: File } & UploadState<Kept>

export type UploadsShown<Kept extends Stored = Stored> = {
  uploads: readonly Upload<Kept>[]
  /** The last event, for screen readers. */
  news: string
}

export type UploadList<Kept extends Stored = Stored> = {
  add: (files: Iterable<File>) => void
  /** Sends a file that failed once more. */
  retry: (key: number) => void
  /** Aborts an upload and takes the file off the list; what is stored stays stored. */
  remove: (key: number) => void
  /** Takes a stored file off the list, once it is shown elsewhere: the last news stays. */
  dismiss: (key: number) => void
  /** Aborts all uploads that are under way. */
  stop: () => void
  subscribe: (listener: () => void) => () => void
  shown: () => UploadsShown<Kept>
}

export type UploadOptions<Kept extends Stored> = {
  kinds: readonly FileKind[]
  send: (file: File, options: SendOptions) => Promise<Kept>
  /** Only one file is used: another replaces it. */
  isOne?: boolean
}

// More in parallel would only share the same bandwidth.
const parallel = 3

export function createUploadList<Kept extends Stored>({
  kinds,
  send,
  isOne = false,
}: UploadOptions<Kept>): UploadList<Kept> {
  let shown: UploadsShown<Kept> = { uploads: [], news: '' }
  let nextKey = 1
  const listeners = new Set<() => void>()
  const sending = new Map<number, AbortController>()

  function show(uploads: readonly Upload<Kept>[], news = shown.news): void {
    shown = { uploads, news }
    for (const listener of listeners) listener()
  }

  function become(key: number, state: UploadState<Kept>, news?: string): void {
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
      if (!stop.signal.aborted) become(key, { status: 'done', stored }, t.news.done({ file: file.name }))
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
        : { sentence: t.notSent, canRetry: true }
    become(
      key,
      { status: 'failed', sentence, canRetry },
      t.news.failed({ file: file.name, reason: sentence }),
    )
  }

  function stopAll(): void {
    for (const stop of sending.values()) stop.abort()
  }

  return {
    add(files) {
      const chosen = isOne ? Array.from(files).slice(0, 1) : Array.from(files)
      const added = chosen.map((file) => ({ key: nextKey++, file, ...firstState(file, kinds) }))
      if (added.length === 0) return
      if (isOne) stopAll()
      show([...(isOne ? [] : shown.uploads), ...added], addedText(added))
      startNext()
    },
    retry(key) {
      become(key, { status: 'waiting' })
      startNext()
    },
    dismiss(key) {
      show(shown.uploads.filter((upload) => upload.key !== key))
    },
    remove(key) {
      const removed = shown.uploads.find((upload) => upload.key === key)
      if (!removed) return
      sending.get(key)?.abort()
      show(
        shown.uploads.filter((upload) => upload !== removed),
        (isOnItsWay(removed) ? t.news.cancelled : t.news.removed)({ file: removed.file.name }),
      )
    },
    stop: stopAll,
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

/** A file that is sure to be refused is not sent. */
function firstState(file: File, kinds: readonly FileKind[]): UploadState<never> {
  const sentence = refusal(file, kinds)
  return sentence === undefined ? { status: 'waiting' } : { status: 'failed', sentence, canRetry: false }
}

function refusal({ size, type }: File, kinds: readonly FileKind[]): string | undefined {
  if (size === 0) return t.empty
  const named = { image: 'picture', video: 'video' } as const
  const claimed = Object.entries(named).find(([prefix]) => type.startsWith(`${prefix}/`))?.[1] ?? 'document'
  // The claimed type of a file matters only for its size limit.
  const [largest] = [...kinds].sort((a, b) => uploadKinds[b].maxBytes - uploadKinds[a].maxBytes)
  const kind = kinds.includes(claimed) ? claimed : largest
  return kind && size > uploadKinds[kind].maxBytes ? tooLarge(kind) : undefined
}

function addedText(added: readonly Upload[]): string {
  const refused = added.flatMap((upload) =>
    upload.status === 'failed' ? [t.news.failed({ file: upload.file.name, reason: upload.sentence })] : [],
  )
  const going = added.length - refused.length
  return [...(going > 0 ? [t.news.started({ count: going })] : []), ...refused].join(' ')
}
