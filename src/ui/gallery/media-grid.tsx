import { filterMedia, mediaFilter } from '#contract/content/event-media.ts'
import type { Answer } from '../api.ts'
import { contentLang } from '../content-lang.ts'
import { Picture } from '../picture.tsx'
import { Video } from '../video.tsx'
import { useLightbox } from './use-lightbox.tsx'

type Medium = Answer<'event'>['eventMedia'][number]

const sizes = '(width < 768px) 96vw, (width < 1328px) 48vw, 630px'
const wideSizes = '(width < 1328px) 96vw, 1280px'

/**
 * Photos and videos of an event with their descriptions: photos open large over the page, videos play in
 * their place. `first`: whether it is at the top of its screen.
 */
export function MediaGrid({
  media,
  title,
  first = true,
}: {
  media: readonly Medium[]
  title: string
  first?: boolean
}) {
  const photos = filterMedia(media, mediaFilter.PHOTOS)
  const { hrefOf, opens, lightbox } = useLightbox({ images: photos, title })
  // Of an odd number the first one takes a row for itself, so that no place stays empty.
  const isWide = (at: number) => at === 0 && media.length % 2 === 1
  return (
    <>
      <ul className="grid gap-x-4 gap-y-6 md:grid-cols-2">
        {media.map((medium, at) => (
          <li key={medium.id} className={isWide(at) ? 'md:col-span-2' : ''}>
            {medium.kind === 'video' ? (
              <Video
                url={medium.url}
                title={medium.alt}
                poster={medium.poster}
                sizes={isWide(at) ? wideSizes : sizes}
              />
            ) : (
              <a
                href={hrefOf(photos.indexOf(medium))}
                {...opens(photos.indexOf(medium))}
                className="group block rounded-panel"
              >
                <Picture
                  src={medium.url}
                  alt=""
                  width={medium.width ?? undefined}
                  height={medium.height ?? undefined}
                  placeholder={medium.placeholder}
                  blurred="cover"
                  place="large"
                  sizes={isWide(at) ? wideSizes : sizes}
                  first={first && at === 0}
                  className={`aspect-video w-full rounded-panel ${isWide(at) ? 'md:aspect-21/9' : ''}`}
                />
                <span
                  lang={contentLang(medium.alt)}
                  className="mt-2 block text-sm text-pretty text-muted group-hover:text-ink"
                >
                  {medium.alt}
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  )
}
