import { Images } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { StoredImage } from '#contract/files/image.ts'
import { media as t } from '#messages/common.ts'
import { buttonClass } from '../button.tsx'
import type { LightboxVideo } from '../lightbox/media.ts'
import { Picture } from '../picture.tsx'
import { galleryLayout, galleryPictures } from './gallery-layout.ts'
import { Impression } from './impression.tsx'
import { useLightbox } from './use-lightbox.tsx'

/**
 * The pictures of a listing or a project: one large, up to four beside it. Each opens large over the page, and the
 * button opens all of them with the plans and videos; without JavaScript each is a link to itself.
 */
export function Gallery({
  images,
  plans,
  videos,
  title,
  foot,
  first = false,
}: {
  images: readonly StoredImage[]
  plans?: readonly StoredImage[]
  videos?: readonly LightboxVideo[]
  title: string
  /** What stays below the pictures once they are open. */
  foot?: ReactNode
  /** Whether it is at the top of its screen. */
  first?: boolean
}) {
  const { hrefOf, opens, lightbox } = useLightbox({ images, plans, videos, title, foot })
  const [isTouched, setTouched] = useState(false)
  if (images.length === 0) return null
  const few = images.slice(0, galleryPictures)
  const { grid, firstSizes, otherSizes } = galleryLayout(few.length)
  return (
    <div className="relative">
      <ul
        onTouchStart={() => setTouched(true)}
        className={`grid auto-cols-[100%] grid-flow-col gap-2 overflow-x-auto rounded-panel max-md:snap-x max-md:snap-mandatory md:h-[clamp(320px,36vw,488px)] md:grid-flow-row md:overflow-hidden ${grid}`}
      >
        {few.map((image, at) => (
          <li key={image.url} className="min-h-0 snap-start">
            <a
              href={hrefOf(at)}
              {...opens(at)}
              aria-label={t.picture({ number: at + 1, total: images.length, alt: image.alt })}
              className="block h-full focus-visible:-outline-offset-4"
            >
              <Picture
                src={image.url}
                alt=""
                width={image.width}
                height={image.height}
                placeholder={image.placeholder}
                blurred="cover"
                first={first && at === 0}
                soon={isTouched}
                place="large"
                sizes={at === 0 ? firstSizes : otherSizes}
                className="aspect-4/3 w-full md:aspect-auto md:h-full"
              />
            </a>
          </li>
        ))}
      </ul>
      <Impression images={images} className="start-4 bottom-4" />
      <a
        href={hrefOf(0)}
        {...opens('all')}
        className={`${buttonClass()} absolute end-3 bottom-3 max-md:px-3.5! md:end-4 md:bottom-4 print:hidden`}
      >
        <Images aria-hidden="true" className="size-4.5" />
        <span className="max-md:sr-only">
          {images.length === 1 ? t.openPicture : t.openPictures({ count: images.length })}
        </span>
        <span aria-hidden="true" className="tabular-nums md:hidden">
          {images.length}
        </span>
      </a>
      {lightbox}
    </div>
  )
}
