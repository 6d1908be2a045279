import { agencyText } from '#contract/agency-texts.ts'
import { home as t } from '#messages/site.ts'
import { Figure } from '#ui/figure.tsx'
import type { HomeData } from './home-data.ts'

/** Three figures that are true today, counted from what is on the site. */
export function WhySection({
  figures,
  cities,
}: {
  figures: HomeData['figures']
  cities: number | undefined
}) {
  return (
    <section className="section bg-sand">
      <div className="column grid gap-8 lg:grid-cols-[1fr_1.6fr] lg:items-end lg:gap-16">
        <div>
          <h2 className="text-3xl">{t.why.title({ agency: agencyText('product') })}</h2>
          <p className="mt-3 max-w-[27em] text-lg text-muted">{agencyText('promise')}</p>
        </div>
        <dl className="grid grid-cols-1 gap-6 border-t border-line pt-6 sm:grid-cols-3 lg:border-t-0 lg:pt-0">
          <Figure value={figures.listings} label={t.why.listings} />
          <Figure value={cities} label={t.why.cities} />
          <Figure value={figures.agents} label={t.why.agents} />
        </dl>
      </div>
    </section>
  )
}
