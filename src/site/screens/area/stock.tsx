import { searchAddress } from '#contract/search/search-address.ts'
import { formatAmountRange } from '#contract/text/money.ts'
import { areaPage as t } from '#messages/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { Part } from '#ui/titled-section.tsx'
import type { AreaReport } from './area-data.ts'
import { Cells } from './cells.tsx'

/** What is on offer, each row with a link to its results. */
export function Stock({ report: { area, city, stock } }: { report: AreaReport }) {
  const total = stock.reduce((sum, { count }) => sum + count, 0)
  return (
    <Part title={t.stock}>
      <p className="mb-3 text-muted">{total > 0 ? t.stockText({ count: total }) : t.noStock}</p>
      {total > 0 && (
        <Cells
          caption={t.stock}
          heads={[t.type, t.priceRange]}
          rows={stock.map(({ purpose, type, count, from, to }) => ({
            key: `${purpose}/${type}`,
            name: (
              <SiteLink
                href={searchAddress({ purpose, type, cityId: city.id, areaIds: [area.id] })}
                className="tap-link text-green-700 underline underline-offset-4"
              >
                {t.see({ count, type: t.types[type], purpose: t.purposes[purpose] })}
              </SiteLink>
            ),
            cells: [
              <span key="range" className="whitespace-nowrap">
                {from === null || to === null ? t.none : formatAmountRange(from, to)}
              </span>,
            ],
          }))}
        />
      )}
    </Part>
  )
}
