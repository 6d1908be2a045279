import { home as t } from '#messages/site.ts'
import { EndMark } from '#ui/end-mark.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Picture } from '#ui/picture.tsx'
import { portraitSources } from '#ui/picture-sources.ts'
import courtyard from './courtyard.svg'
import { coverSizes, onPhones, portraitSizes } from './first-row.ts'
import type { Cover } from './home-data.ts'
import { SearchPanel } from './search-panel.tsx'

/** The top of the home page: a cover (until there is one, our drawn courtyard), the headline, the search. */
export function Hero({
  cover,
  listings,
  cities,
}: {
  cover: Cover | undefined
  listings: number
  cities: number
}) {
  const title = cover?.title ?? t.headline
  return (
    <section className="on-dark relative flex min-h-[min(720px,100svh)] items-end bg-green-900 text-white md:min-h-160 lg:min-h-[min(46vw,760px)]">
      {cover?.image ? (
        <>
          <picture>
            <PhoneSource image={cover.image} />
            <Picture
              src={cover.image}
              alt={cover.alt}
              place="cover"
              sizes={coverSizes}
              first
              className="absolute inset-x-0 top-0 h-110 w-full bg-green-900! md:h-full md:object-[68%_50%]"
            />
          </picture>
          <div className="absolute inset-x-0 top-0 h-110 bg-linear-to-b from-green-900/85 via-green-900/35 via-35% to-green-900 md:h-full md:from-black/80 md:via-black/30 md:via-50% md:to-black/70" />
        </>
      ) : (
        <img
          src={courtyard}
          alt=""
          width={1600}
          height={800}
          fetchPriority="high"
          // physical: the house is drawn on the right; in Urdu the whole drawing is mirrored
          className="mirrored absolute inset-0 size-full object-cover object-[68%_100%] md:object-right-bottom"
        />
      )}
      <div className="paint-whole column relative z-10 pt-[calc(var(--header-height)+24px)] pb-8 md:pb-14">
        <h1 lang={langOf(title)} className="max-w-[7.9em] text-hero tracking-[-0.03em] text-balance">
          {title}
        </h1>
        <p className="mt-3.5 mb-7 max-w-[28em] text-lg text-pretty tabular-nums">
          {t.onOffer({ listings, cities })}
        </p>
        <SearchPanel />
        <EndMark />
      </div>
    </section>
  )
}

/** On phones the cover is seen in a crop of its own. */
function PhoneSource({ image }: { image: string }) {
  const sources = portraitSources(image, portraitSizes)
  return sources && <source media={onPhones} {...sources} />
}
