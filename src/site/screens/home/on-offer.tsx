import { home as t } from '#messages/site.ts'

/** The line below the headline: how many properties in how many cities. */
export function OnOffer({ listings, cities }: { listings: number; cities: number }) {
  return (
    <p className="mt-3.5 mb-7 max-w-[28em] text-lg text-pretty tabular-nums">
      {t.onOffer({ listings, cities })}
    </p>
  )
}
