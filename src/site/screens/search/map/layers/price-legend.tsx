import type { SizeUnit } from '#contract/listings/property.ts'
import { perUnitHead } from '#contract/places/price-unit-text.ts'
import { dayInPakistan } from '#contract/text/clock-time.ts'
import { mapLayers as t } from '#messages/site.ts'
import { formatDate } from '#ui/format-date.ts'
import { areaPriceText } from './map-unit.ts'
import { priceStepIndex, priceSteps, stepColours } from './price-steps.ts'
import type { AreaPrices } from './use-area-prices.ts'

/** The legend of the price colours, in a corner of the map. */
export function PriceLegend({
  prices: { purpose, type, areas, hasFailed },
  unit,
}: {
  prices: AreaPrices
  unit: SizeUnit
}) {
  const medians = areas?.map(({ median }) => median) ?? []
  const byPrice = [...(areas ?? [])].sort((one, other) => one.median - other.median)
  const [least, most] = [byPrice[0], byPrice.at(-1)].map((area) => area && areaPriceText(area, unit))
  return (
    <section
      aria-label={t.layers.price}
      className="absolute start-3 bottom-7 z-10 max-w-[calc(100%-1.5rem)] rounded-card bg-white/95 px-2.5 py-1.5 text-xs shadow-[0_1px_4px_rgb(16_32_26/0.16)]"
    >
      {hasFailed && <p role="status">{t.pricesFailed}</p>}
      {!hasFailed && areas && medians.length === 0 && <p role="status">{t.noPrices}</p>}
      {medians.length > 0 && (
        <>
          <p className="font-medium">{perUnitHead(t.legend[purpose][type], unit, purpose)}</p>
          <div className="mt-0.5 flex items-center gap-2 tabular-nums">
            <span>{least}</span>
            <span aria-hidden="true" className="flex h-2.5 min-w-24 flex-1 overflow-hidden rounded-full">
              {shownColours(medians).map(({ ground }) => (
                <span key={ground} style={{ background: ground }} className="flex-1" />
              ))}
            </span>
            {most !== least && <span>{most}</span>}
          </div>
          <p className="mt-0.5 text-muted">
            {t.legendBasis({
              areas: medians.length,
              prices: areas?.reduce((sum, { sample }) => sum + sample, 0) ?? 0,
              date: formatDate(dayInPakistan(new Date())),
            })}
          </p>
        </>
      )}
    </section>
  )
}

/** The colours of these prices, without those that no area has. */
function shownColours(medians: readonly number[]) {
  const starts = priceSteps(medians)
  const steps = new Set(medians.map((median) => priceStepIndex(median, starts)))
  return stepColours.filter((_, step) => steps.has(step))
}
