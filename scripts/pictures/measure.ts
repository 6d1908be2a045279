import { readHead, summarise } from '#domain/media/pixels.ts'

export interface Measured {
  width: number
  height: number
  thumbhash: string
  colour: string
}

/** A picture's size and what stands for it until it has come: as the product itself takes them at an upload. */
export async function measure(file: string): Promise<Measured> {
  const { width, height } = await readHead(file)
  return { width, height, ...(await summarise(file)) }
}
