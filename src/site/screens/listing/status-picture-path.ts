import { previewPath } from '../../preview-paths.ts'

/** A listing as a portrait picture, for a WhatsApp status. */
export const statusPicturePath = (id: number): string => previewPath(`status/${id}`)
