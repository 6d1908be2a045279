/** What may be uploaded and how large it may be, with the sentences that both sides say about it. */
import { uploads } from '#messages/common.ts'
import { currentLanguage } from '#messages/language.ts'

export const fileKinds = ['picture', 'video', 'document'] as const
export type FileKind = (typeof fileKinds)[number]

/** Where files are sent to, one a request; the body is the file itself. */
export const uploadPath = '/api/uploads'

const megabyte = 1024 * 1024

type UploadKind = {
  maxBytes: number
  /** What a file dialogue offers; what a file really is, its content says. */
  accept: string
}

export const uploadKinds: Readonly<Record<FileKind, UploadKind>> = {
  picture: {
    maxBytes: 50 * megabyte,
    accept: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  },
  video: { maxBytes: 500 * megabyte, accept: 'video/mp4,video/webm,.mov' },
  document: {
    maxBytes: 5 * megabyte,
    accept: '.pdf,.doc,.docx,.odt,.rtf',
  },
}

/** No upload of any kind is larger. */
export const largestUpload = Math.max(...Object.values(uploadKinds).map(({ maxBytes }) => maxBytes))

/** Why a file of that kind is refused when it is larger than `uploadKinds` allows. */
export function tooLarge(kind: FileKind): string {
  return uploads.tooLarge[kind]({ most: megabytes(kind) })
}

/** Why a file is refused that is of none of the wanted kinds, with those that are accepted. */
export function wrongType(wanted: readonly FileKind[]): string {
  const choices = wanted.map((kind) => uploads.choose[kind]({ formats: uploads.formats[kind] }))
  // British English has no comma before the last one.
  const list = new Intl.ListFormat(currentLanguage() === 'en' ? 'en-GB' : currentLanguage(), {
    type: 'disjunction',
  })
  return uploads.wrongType({ choices: list.format(choices) })
}

/** What a field accepts of a kind, for one file or for each of several: 'MP4, WebM or MOV, up to 500 MB'. */
export function acceptedFiles(kind: FileKind, isOne: boolean): string {
  const accepted = { formats: uploads.formats[kind], most: megabytes(kind) }
  return isOne ? uploads.accepted(accepted) : uploads.acceptedEach(accepted)
}

function megabytes(kind: FileKind): number {
  return uploadKinds[kind].maxBytes / megabyte
}
