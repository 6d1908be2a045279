import { Images, MessageCircle } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { imageAddress } from '#contract/image-address.ts'
import { whatsAppAbout } from '../../listing-words.ts'
import { site } from '../../site.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useOverlay } from '../../ui/use-overlay.ts'
import { galleryLayout, galleryPictures } from './gallery-layout.ts'
import type { Listing } from './route.tsx'

const loadLightbox = () => import('../../ui/lightbox.tsx')
const Lightbox = lazy(loadLightbox)

const largest = 1920

/** The pictures of a listing. Each opens large over the page; without JavaScript each is a link to itself. */
export function Gallery({ listing }: { listing: Listing }) {
  const { images } = listing
  const overlay = useOverlay()
  const [start, setStart] = useState<number>()
  const [isTouched, setTouched] = useState(false)
  if (images.length === 0) return <NoPictures listing={listing} />

  const open = (event: MouseEvent, at: number) => {
    event.preventDefault()
    setStart(at)
    overlay.open()
  }
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
              href={imageAddress(image.url, { storageBase: site().imageBase, resolution: largest })}
              aria-label={`Picture ${at + 1} of ${images.length}: ${image.alt}`}
              onPointerEnter={loadLightbox}
              onClick={(event) => open(event, at)}
              className="block h-full focus-visible:-outline-offset-4"
            >
              <Picture
                src={image.url}
                alt=""
                width={image.width}
                height={image.height}
                placeholder={image.placeholder}
                blurred="cover"
                first={at === 0}
                soon={isTouched}
                place="large"
                sizes={at === 0 ? firstSizes : otherSizes}
                className="aspect-4/3 w-full md:aspect-auto md:h-full"
              />
            </a>
          </li>
        ))}
      </ul>
      {images.some(isImpression) && (
        <p className="pointer-events-none absolute top-4 left-4 rounded-sm bg-black/75 px-2.5 py-1 text-[13px] text-white md:top-auto md:bottom-4">
          Artist’s impression
        </p>
      )}
      <a
        href={imageAddress(images[0]?.url ?? '', { storageBase: site().imageBase, resolution: largest })}
        onPointerEnter={loadLightbox}
        onClick={(event) => open(event, 0)}
        className={`${buttonClass()} absolute right-4 bottom-4 print:hidden`}
      >
        <Images aria-hidden="true" className="size-4.5" />
        {images.length === 1 ? 'Open the picture' : `All ${images.length} pictures`}
      </a>
      <Suspense>
        {start !== undefined && (
          <Lightbox overlay={overlay} images={images} start={start} title={listing.title} />
        )}
      </Suspense>
    </div>
  )
}

/** A rendered picture says so in its description: whoever only looks shall know it as well. */
const isImpression = ({ alt }: Listing['images'][number]) => /artist.s impression/i.test(alt)

/** A drawn house until there are pictures, and it says so. */
function NoPictures({ listing }: { listing: Listing }) {
  return (
    <div className="lattice grid overflow-hidden rounded-panel bg-sand md:grid-cols-[4fr_3fr]">
      <Picture
        src={null}
        alt=""
        seed={listing.id}
        first
        className="aspect-4/3 w-full md:aspect-auto md:h-[clamp(300px,30vw,400px)]"
      />
      <div className="flex flex-col items-start justify-center gap-4 p-6 md:p-10">
        <p className="max-w-[30ch] text-lg text-pretty">
          The photographs of this one are on their way. Ask and you get them first.
        </p>
        <a
          href={whatsAppAbout(listing)}
          target="_blank"
          rel="noopener"
          className={`${buttonClass()} print:hidden`}
        >
          <MessageCircle aria-hidden="true" className="size-4.5" />
          Ask on WhatsApp
        </a>
      </div>
    </div>
  )
}
