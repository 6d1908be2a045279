import type { StoredImage } from '#contract/files/image.ts'
import { media as t } from '#messages/common.ts'

/** A rendered picture says so in its description: it is shown over the picture as well. */
export function Impression({
  images,
  className,
}: {
  images: ReadonlyArray<Pick<StoredImage, 'alt'>>
  /** Its position over the pictures. */
  className: string
}) {
  if (!images.some(({ alt }) => /artist.s impression/i.test(alt))) return null
  return (
    <p
      className={`pointer-events-none absolute rounded-sm bg-black/75 px-2.5 py-1 text-[0.8125rem] text-white ${className}`}
    >
      {t.impression}
    </p>
  )
}
