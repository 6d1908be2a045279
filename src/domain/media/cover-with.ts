import sharp, { type OverlayOptions } from 'sharp'
import { decode } from './pixels.ts'

/** A photograph over the top of a picture, its middle kept. @throws when it is broken */
export async function coverWith(
  bytes: Buffer,
  { width, height }: { width: number; height: number },
): Promise<OverlayOptions[]> {
  const { data, ...size } = await decode(bytes, Math.max(width, height))
  const cropped = sharp(data, { raw: { ...size, channels: 3 } }).resize({ width, height, fit: 'cover' })
  return [{ input: await cropped.png({ compressionLevel: 0 }).toBuffer(), left: 0, top: 0 }]
}
