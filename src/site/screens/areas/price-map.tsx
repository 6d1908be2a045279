import type { SizeUnit } from '#contract/listings/property.ts'
import { perUnitAmount, perUnitText } from '#contract/places/price-unit-text.ts'
import type { UsualUnit } from '#contract/places/usual-size-unit.ts'
import { areaPage as t } from '#messages/site.ts'
import type { Answer } from '#ui/api.ts'
import { Part } from '#ui/titled-section.tsx'
import { InUnits } from '#ui/units/in-units.tsx'
import { dotRadius, mapWidth, priceMap } from './place-prices.ts'

// Each class has a number beside its colour, because some readers cannot tell the colours apart.
const colours = [
  { mark: 'fill-green-50', number: 'fill-green-900', sample: 'bg-green-50 text-green-900' },
  { mark: 'fill-green-100', number: 'fill-green-900', sample: 'bg-green-100 text-green-900' },
  { mark: 'fill-green-300', number: 'fill-green-900', sample: 'bg-green-300 text-green-900' },
  { mark: 'fill-green-700', number: 'fill-white', sample: 'bg-green-700 text-white' },
  { mark: 'fill-green-900', number: 'fill-white', sample: 'bg-green-900 text-white' },
]

const noColour = { mark: '', number: '', sample: '' }

/** Asking prices of homes in each area, on a map; the table of the page shows the same in numbers. */
export function PriceMap({ areas, unit: usual }: { areas: Answer<'cityReport'>['areas']; unit: UsualUnit }) {
  const map = priceMap(areas)
  if (!map) return null
  const { height, spots, names, legend } = map
  return (
    <Part title={t.priceMap}>
      <p className="mb-3 text-muted">{t.priceMapText}</p>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,36rem)_auto] md:items-end md:justify-start">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${mapWidth} ${height}`}
          direction="ltr"
          className="w-full rounded-panel bg-[#f7f5f0]"
        >
          {spots.map(({ id, grade, paths }) =>
            paths.map((path) => (
              <path
                key={`${id} ${path}`}
                d={path}
                fillOpacity="0.6"
                className={`${gradeColour(grade).mark} stroke-green-700`}
              />
            )),
          )}
          {spots.map(({ id, grade, x, y }) => (
            <g key={id}>
              <circle cx={x} cy={y} r={dotRadius} className={`${gradeColour(grade).mark} stroke-green-700`} />
              <text
                x={x}
                y={y + 4}
                textAnchor="middle"
                className={`text-[11px] font-medium ${gradeColour(grade).number}`}
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
        <ul className="stack-1.5">
          {legend.map(({ grade, from, to, count }) => (
            <li key={grade} className="flex items-center gap-3">
              <span
                className={`grid size-7 shrink-0 place-items-center rounded-full border border-green-700 text-sm ${gradeColour(grade).sample}`}
              >
                {grade}
              </span>
              <span>
                <InUnits usual={usual}>
                  {(unit) => t.amountPer({ amount: amountRange(from, to, unit), per: perUnitText(unit) })}
                </InUnits>
                <span className="block text-sm text-muted">{t.areaCount({ count })}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Part>
  )
}

type Price = { median: number; sample: number; marlaBasis: number }

function amountRange(from: Price, to: Price, unit: SizeUnit): string {
  const [least, most] = [from, to].map(({ median, ...of }) => perUnitAmount(median, { ...of, unit }))
  return least === most ? `${least}` : t.range({ from: `${least}`, to: `${most}` })
}

function gradeColour(grade: number) {
  return colours[grade - 1] ?? noColour
}
