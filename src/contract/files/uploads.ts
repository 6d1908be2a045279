import { z } from 'zod'
import { Placeholder } from './image.ts'
import { fileKinds } from './upload-types.ts'

/** `POST /api/uploads`: the file that was stored, or the same one if it was there already. */
export const UploadAnswer = z.object({
  data: z.object({
    id: z.string(),
    address: z.string().describe('The value for a picture or video field, see the image URL rule'),
    kind: z.enum(fileKinds),
    width: z.int().nullable().describe('In pixels; null for documents and if unknown'),
    height: z.int().nullable(),
    placeholder: Placeholder.nullable(),
    poster: z.string().nullable().describe('For a video: the URL of its poster image'),
  }),
})
export type UploadAnswer = z.infer<typeof UploadAnswer>

/** The kinds that the sender can use, separated by commas; all when left out. */
export const UploadQuery = z.object({
  kind: z
    .string()
    .transform((kinds) => kinds.split(','))
    .pipe(z.array(z.enum(fileKinds)))
    .optional()
    .describe('Such as picture or picture,video'),
})
