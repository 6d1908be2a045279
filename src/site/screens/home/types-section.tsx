import { typeLabel } from '#contract/listings/property.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import { formatNumber } from '#messages/format-number.ts'
import { home as t } from '#messages/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import type { HomeData } from './home-data.ts'
import { Section } from './section.tsx'
import { TypeMark } from './type-mark.tsx'

const shown = 6

/** The types with the most for sale, with today's counts. */
export function TypesSection({ types }: { types: HomeData['types']['data'] }) {
  return (
    <Section title={t.types.title} text={t.types.text} ground="bg-sand">
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-6">
        {types.slice(0, shown).map(({ value, count }) => (
          <li key={value}>
            <SiteLink
              href={searchAddress({ subtype: [value] })}
              className="group flex h-full flex-col rounded-card border border-transparent bg-white p-5 transition-shadow duration-200 hover:shadow-raised"
            >
              <TypeMark subtype={value} />
              <span className="mt-4 font-medium">{typeLabel(value)}</span>
              <span className="text-muted tabular-nums">{formatNumber(count)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
