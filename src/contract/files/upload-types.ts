/** What may be uploaded and how large it may be, with the sentences that both sides say about it. */
export const fileKinds = ['picture', 'video', 'document'] as const
export type FileKind = (typeof fileKinds)[number]

/** Where files are sent to, one a request; the body is the file itself. */
export const uploadPath = '/api/uploads'

const megabyte = 1024 * 1024

type UploadKind = {
  maxBytes: number
  /** The formats as people call them. */
  formats: string
  /** What a file dialogue offers; what a file really is, its content says. */
  accept: string
}

export const uploadKinds: Readonly<Record<FileKind, UploadKind>> = {
  picture: {
    maxBytes: 50 * megabyte,
    formats: 'JPEG, PNG, WebP, AVIF or GIF',
    accept: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  },
  video: { maxBytes: 500 * megabyte, formats: 'MP4, WebM or MOV', accept: 'video/mp4,video/webm,.mov' },
  document: {
    maxBytes: 5 * megabyte,
    formats: 'PDF, DOC, DOCX, ODT or RTF',
    accept: '.pdf,.doc,.docx,.odt,.rtf',
  },
}

/** No upload of any kind is larger. */
export const largestUpload = Math.max(...Object.values(uploadKinds).map(({ maxBytes }) => maxBytes))

export const uploadSentences = {
  empty: 'This file is empty.',
  tooLarge: (kind: FileKind) => `A ${kind} may be at most ${uploadKinds[kind].maxBytes / megabyte} MB.`,
  wrongType: (wanted: readonly FileKind[]) =>
    `This kind of file cannot be used here. Choose ${inText(wanted.map((kind) => `a ${kind} (${uploadKinds[kind].formats})`))}.`,
  infected: 'This file holds a virus. Please send another one.',
  unchecked: 'Files cannot be checked for viruses at the moment. Please try again in a few minutes.',
  notStored: 'Files cannot be stored at the moment. Please try again in a few minutes.',
  incomplete: 'This file is incomplete: it ends too early.',
  unreadable: 'This video cannot be read. Save it as MP4 with H.264 and try again.',
  unplayable: 'Browsers cannot play this video. Save it as MP4 with H.264 and try again.',
} as const

/** 'one', 'one or another', 'one, another or a third'. */
function inText(choices: readonly string[]): string {
  const last = choices.at(-1) ?? ''
  return choices.length < 2 ? last : `${choices.slice(0, -1).join(', ')} or ${last}`
}
