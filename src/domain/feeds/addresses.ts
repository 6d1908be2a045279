import { imageAddress } from '#contract/files/image-address.ts'
import { listingPath } from '#contract/paths.ts'

export type Places = {
  /** Scheme and host of the site. */
  origin: string
  /** Where stored pictures live. */
  imageBase: string
}

const portalWidth = 1280

export function listingAddress(id: number, { origin }: Places): string {
  return origin + listingPath(id)
}

/** Portals want to see by the address that it is a picture; clients that accept no other kind get a JPEG. */
export function pictureAddress(url: string, { origin, imageBase }: Places): string {
  const address = imageAddress(url, { storageBase: imageBase, resolution: portalWidth })
  return `${new URL(address, origin).href}?as=picture.jpg`
}
