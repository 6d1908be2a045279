import { gallery } from '#messages/site.ts'
import { contentLang } from '#ui/content-lang.ts'
import { formatDate } from '#ui/format-date.ts'
import { useLightbox } from '#ui/gallery/use-lightbox.tsx'
import { Picture } from '#ui/picture.tsx'
import { FailedList } from '../../parts/failed-list.tsx'
import type { GroupPhoto } from './group-photo.ts'

const t = gallery.team

/** The team through the years; each photograph opens large over the page. */
export function GroupPhotos({ photos }: { photos: readonly GroupPhoto[] }) {
  const shown = photos.flatMap(({ image, ...photo }) => (image ? [{ ...photo, image }] : []))
  const images = shown.map(({ alt, image }) => ({ ...image, alt }))
  const { hrefOf, opens, lightbox } = useLightbox({ images, title: t.lightbox })
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="team" className="section bg-sand">
      <div className="column">
        <h2 id="team" className="text-3xl">
          {t.title}
        </h2>
        <p className="mt-1.5 text-muted">{t.text}</p>
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 md:gap-6 nav:grid-cols-3">
          {shown.map(({ id, title, takenOn, image }, at) => (
            <li key={id} className="min-w-0">
              <a href={hrefOf(at)} {...opens(at)} className="group block rounded-card">
                <span className="block overflow-hidden rounded-card">
                  <Picture
                    src={image.url}
                    alt=""
                    width={image.width ?? undefined}
                    height={image.height ?? undefined}
                    placeholder={image.placeholder}
                    standIn="user"
                    sizes="(width < 640px) 96vw, (width < 1060px) 48vw, 410px"
                    className="aspect-3/2 w-full transition-transform duration-200 group-hover:scale-[1.02]"
                  />
                </span>
                <span lang={contentLang(title)} className="mt-3 block font-medium text-pretty">
                  {title}
                </span>
                {takenOn && (
                  <time dateTime={takenOn} className="block text-sm text-muted">
                    {formatDate(takenOn)}
                  </time>
                )}
              </a>
            </li>
          ))}
        </ul>
        {lightbox}
      </div>
    </section>
  )
}

/** Where the photographs could not be loaded. */
export function NoGroupPhotos() {
  return (
    <section aria-labelledby="team" className="section">
      <div className="column">
        <h2 id="team" className="mb-6 text-3xl">
          {t.title}
        </h2>
        <FailedList />
      </div>
    </section>
  )
}
