import { z } from 'zod'

/** What is shown until a picture has come. */
export const Placeholder = z.object({
  thumbhash: z.string().describe('A ThumbHash of the picture, about 25 bytes in base64'),
  colour: z.string().describe('The main colour, such as #8a9a5b'),
})
export type Placeholder = z.infer<typeof Placeholder>

/** A stored picture; `placeholder` is null when the picture is on another host. */
export const StoredImage = z.object({
  url: z.string().describe('A URL that contains the word original, see the image URL rule'),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: Placeholder.nullable(),
})
export type StoredImage = z.infer<typeof StoredImage>

/** A picture known only by its address: its size and placeholder are null when it is on another host. */
export const LinkedImage = StoredImage.omit({ alt: true }).extend({
  width: z.int().nullable(),
  height: z.int().nullable(),
})
export type LinkedImage = z.infer<typeof LinkedImage>
