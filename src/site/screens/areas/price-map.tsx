import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { SizeUnit } from '#contract/listings/property.ts'
import { pricePerUnit } from '#contract/places/price-unit.ts'
import { perUnitText } from '#contract/places/price-unit-text.ts'
import { amountInWords } from '#contract/text/money.ts'
import { areaPage as t } from '#messages/site.ts'
import type { Answer } from '#ui/api.ts'
import { loadTileMap } from '#ui/map/load-tile-map.ts'
import { MapOnRequest } from '#ui/map/map-on-request.tsx'
import { site } from '#ui/site-settings.ts'
import { Part } from '#ui/titled-section.tsx'
import { InUnits } from '#ui/units/in-units.tsx'
import { WhenNear } from '#ui/when-near.tsx'
import { stepColours } from '../search/map/layers/price-steps.ts'
import { dotRadius, mapWidth, priceMap } from './place-prices.ts'

const PriceTileMap = lazy(() => {
  void loadTileMap()
  return import('./price-tile-map.tsx')
})

const noColour = { ground: 'none', ink: 'none' }

/**
 * Asking prices of homes in each area, on a map; the table of the page shows the same in numbers. It is drawn on the
 * server, and replaced by the map of streets where there is one.
 */
export function PriceMap({ report: { city, areas } }: { report: Answer<'cityReport'> }) {
  const map = priceMap(areas)
  if (!map) return null
  return (
    <Part title={t.priceMap}>
      <p className="mb-3 max-w-[46em] text-muted">{t.priceMapText}</p>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
        <div className="relative h-96 overflow-hidden rounded-panel bg-[#f7f5f0] lg:h-120">
          <DrawnPrices map={map} />
          {site().maps?.basemap && (
            <WhenNear className="absolute inset-0 noscript:hidden print:hidden">
              {() => (
                <CatchBoundary getResetKey={() => city.id} errorComponent={Nothing}>
                  <MapOnRequest>
                    <Suspense>
                      <PriceTileMap
                        areas={areas}
                        unit={city.priceUnit}
                        label={t.priceMapOf({ city: city.name })}
                      />
                    </Suspense>
                  </MapOnRequest>
                </CatchBoundary>
              )}
            </WhenNear>
          )}
        </div>
        <ul className="stack-1.5">
          {map.legend.map(({ grade, prices }) => (
            <li key={grade} className="flex items-center gap-3">
              <span
                style={{ background: gradeColour(grade).ground, color: gradeColour(grade).ink }}
                className="grid size-7 shrink-0 place-items-center rounded-full text-sm font-medium"
              >
                {grade}
              </span>
              <span>
                <InUnits usual={city.priceUnit}>
                  {(unit) => t.amountPer({ amount: amountRange(prices, unit), per: perUnitText(unit) })}
                </InUnits>
                <span className="block text-sm text-muted">{t.areaCount({ count: prices.length })}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Part>
  )
}

type DrawnMap = NonNullable<ReturnType<typeof priceMap>>

/** Each class has a number beside its colour, because some readers cannot tell the colours apart. */
function DrawnPrices({ map: { height, spots, names } }: { map: DrawnMap }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${mapWidth} ${height}`}
      direction="ltr"
      className="absolute inset-0 size-full"
    >
      {spots.map(({ id, grade, paths }) =>
        paths.map((path) => (
          <path key={`${id} ${path}`} d={path} fillOpacity="0.45" fill={gradeColour(grade).ground} />
        )),
      )}
      {spots.map(({ id, grade, x, y }) => (
        <g key={id}>
          <circle cx={x} cy={y} r={dotRadius} fill={gradeColour(grade).ground} className="stroke-white" />
          <text
            x={x}
            y={y + 4}
            textAnchor="middle"
            fill={gradeColour(grade).ink}
            className="text-[11px] font-medium"
          >
            {grade}
          </text>
        </g>
      ))}
      {names.map(({ id, name, x, y }) => (
        <text key={id} x={x} y={y} textAnchor="middle" className="fill-ink text-[11px]">
          {name}
        </text>
      ))}
    </svg>
  )
}

type Prices = DrawnMap['legend'][number]['prices']

/** From the lowest to the highest in a unit: a marla is not as large in every area. */
function amountRange(prices: Prices, unit: SizeUnit): string {
  const amountOf = ({ median, sample, marlaBasis }: Prices[number]) =>
    pricePerUnit(median, { unit, marlaBasis, sample })
  const amounts = prices.map(amountOf)
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)].map(amountInWords)
  return least === most ? `${least}` : t.range({ from: `${least}`, to: `${most}` })
}

function gradeColour(grade: number): { ground: string; ink: string } {
  return stepColours[grade - 1] ?? noColour
}

/** The drawing is there without the map. */
function Nothing() {
  return null
}
