import { home as t } from '#messages/site.ts'
import { contentLang } from '#ui/content-lang.ts'
import { EndMark } from '#ui/end-mark.tsx'
import courtyard from './courtyard.svg'
import type { Cover } from './home-data.ts'
import { SearchPanel } from './search-panel.tsx'
import { CoverPicture, OnOffer } from './static-sections.ts'

/** The top of the home page: a cover (until there is one, our drawn courtyard), the headline, the search. */
export function Hero({
  cover,
  listings,
  cities,
}: {
  cover: Cover | undefined
  /** Undefined where they could not be counted. */
  listings: number | undefined
  cities: number | undefined
}) {
  const title = cover?.title || t.headline
  return (
    <section className="on-dark relative flex min-h-[min(720px,var(--least-window-height))] items-end bg-green-900 text-white md:min-h-160 lg:min-h-[min(46vw,760px)]">
      {cover?.image ? (
        <CoverPicture image={cover.image} alt={cover.alt} />
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
        <h1 lang={contentLang(title)} className="max-w-[7.9em] text-hero tracking-[-0.03em] text-balance">
          {title}
        </h1>
        {listings !== undefined && cities !== undefined ? (
          <OnOffer listings={listings} cities={cities} />
        ) : (
          <div className="mb-7" />
        )}
        <SearchPanel />
        <EndMark />
      </div>
    </section>
  )
}
