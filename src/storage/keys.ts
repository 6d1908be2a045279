/** Under which names files lie in storage. Ids are random, so that no name can be guessed from another. */
import { randomBytes } from 'node:crypto'

export const pictureFormats = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

const idBytes = 16

/** 22 random characters of base64url (128 bits). */
export function newFileId(): string {
  return randomBytes(idBytes).toString('base64url')
}

/** What other tables store of a file: the address rule of the contract makes a picture's addresses of it. */
export const addressOf = (id: string) => `media/${id}/original`

/** A picture as it was uploaded. */
export const originalKey = (id: string) => `originals/${id}`

/** A picture made that wide, in pixels; `shape` is how it was cropped before. */
export const sizeKey = (id: string, width: number, format: PictureFormat, shape?: 'portrait') =>
  `sizes/${id}/${shape ? `${shape}-` : ''}${width}.${format}`

export const videoKey = (id: string) => `videos/${id}`

export const documentKey = (id: string) => `documents/${id}`

/** A file that listings are imported from. */
export const importKey = (id: string) => `imports/${id}`
