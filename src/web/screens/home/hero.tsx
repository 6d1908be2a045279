import { Picture } from '../../ui/picture.tsx'
import { formatCount } from '../search/wording.ts'
import courtyard from './courtyard.svg'
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
  return (
    <section className="on-dark relative flex min-h-[min(720px,100svh)] items-end bg-green-900 text-white md:min-h-160 lg:min-h-[min(46vw,760px)]">
      {cover?.image ? (
        <>
          <Picture
            src={cover.image}
            alt={cover.alt}
            sizes="100vw"
            first
            className="absolute inset-0 size-full bg-green-900!"
          />
          <div className="absolute inset-0 bg-linear-to-b from-black/80 via-black/30 to-black/70" />
        </>
      ) : (
        <img
          src={courtyard}
          alt=""
          width={1600}
          height={800}
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover object-[68%_100%] md:object-right-bottom"
        />
      )}
      <div className="column relative z-10 pt-[calc(var(--header-height)+24px)] pb-8 md:pb-14">
        <h1 className="max-w-[7.9em] text-hero tracking-[-0.03em] text-balance">
          {cover?.title ?? 'Find the door you will call home.'}
        </h1>
        <p className="mt-3.5 mb-7 max-w-[28em] text-lg text-pretty tabular-nums">
          {formatCount(listings)} homes, plots and offices in {cities} cities.
        </p>
        <SearchPanel />
      </div>
    </section>
  )
}
