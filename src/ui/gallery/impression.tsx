import type { StoredImage } from '#contract/files/image.ts'

/** A rendered picture says so in its description: whoever only looks shall know it as well. */
export function Impression({
  images,
  className,
}: {
  images: ReadonlyArray<Pick<StoredImage, 'alt'>>
  /** Where it lies over the pictures. */
  className: string
}) {
  if (!images.some(({ alt }) => /artist.s impression/i.test(alt))) return null
  return (
    <p
      className={`pointer-events-none absolute rounded-sm bg-black/75 px-2.5 py-1 text-[0.8125rem] text-white ${className}`}
    >
      Artist’s impression
    </p>
  )
}
