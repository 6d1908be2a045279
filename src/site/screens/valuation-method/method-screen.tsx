import { getRouteApi } from '@tanstack/react-router'
import { valuationMethod as t } from '#messages/site.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { homeCrumb } from '../../crumbs.ts'
import { AccuracyTables } from './accuracy-tables.tsx'

const route = getRouteApi('/valuation/method')

/** How estimates are made, and how far they were off. */
export function MethodScreen() {
  const accuracy = route.useLoaderData()
  return (
    <div className="column pt-5 pb-16 md:pb-24">
      <Breadcrumbs crumbs={[homeCrumb, { label: t.valuation, path: '/valuation' }]} here={t.crumb} />
      <h1 className="mt-5 text-4xl text-pretty md:mt-8">{t.title}</h1>
      <p className="mt-3 max-w-[38em] text-lg text-muted">{t.intro}</p>
      <div className="mt-10 max-w-[52em] stack-12">
        <AccuracyTables accuracy={accuracy} />
        {Object.values(t.sections).map(({ title, text }) => (
          <section key={title}>
            <h2 className="text-2xl">{title}</h2>
            <p className="mt-3">{text}</p>
          </section>
        ))}
        <p>
          <SiteLink href="/valuation" className="text-green-700 underline underline-offset-4">
            {t.start}
          </SiteLink>
        </p>
      </div>
    </div>
  )
}
