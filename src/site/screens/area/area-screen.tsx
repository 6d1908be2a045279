import { getRouteApi } from '@tanstack/react-router'
import { cityAreasPath, projectPath } from '#contract/paths.ts'
import { areasByYieldPath } from '#contract/places/areas-order.ts'
import { cityOnce } from '#contract/text/city-once.ts'
import { areaPage as t } from '#messages/site.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { formatDate } from '#ui/format-date.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { Part } from '#ui/titled-section.tsx'
import { InUnits } from '#ui/units/in-units.tsx'
import { MapOfPlace, NearbyPlaces } from '#ui/where-it-is.tsx'
import { AreaAgents } from './area-agents.tsx'
import { areaCrumbs } from './area-crumbs.ts'
import { type AreaReport, linkTo, measureOf } from './area-data.ts'
import { AreaListings } from './area-listings.tsx'
import { AtAGlance } from './at-a-glance.tsx'
import { Market, Prices, Sizes } from './figures.tsx'
import { areaQuestions } from './questions.ts'
import { Stock } from './stock.tsx'
import { Trend } from './trend.tsx'

const route = getRouteApi('/areas/$city/$area')

/** An area: where it is, its three main figures, what is on offer, who knows it, then every figure with its number of cases. */
export function AreaScreen() {
  const { report, listings, agents } = route.useLoaderData()
  const { area, city, on, trend } = report
  const names = { id: area.id, name: area.name }
  return (
    <div className="column pt-5 pb-16 md:pb-24">
      <Breadcrumbs crumbs={areaCrumbs(report)} here={area.name} />
      <h1 className="mt-5 text-4xl text-pretty md:mt-8">
        {cityOnce(t.heading({ area: area.name, city: city.name }), city.name)}
      </h1>
      <p className="mt-3 text-muted">{t.asOf({ date: formatDate(on) })}</p>
      <div className="mt-5 md:mt-6 print:hidden">
        <MapOfPlace
          place={{ lat: null, long: null, city: { id: city.id, name: city.name }, area: names }}
          className="h-56 md:h-80 lg:h-96"
        />
        {area.lat === null && <p className="mt-3 text-muted">{t.mapOfCity({ city: city.name })}</p>}
      </div>
      <AtAGlance report={report} />
      <AreaListings report={report} listings={listings} />
      <AreaAgents area={area.name} agents={agents} />
      <div className="mt-12 grid items-start gap-x-14 gap-y-10 md:mt-16 lg:grid-cols-[minmax(0,1fr)_380px]">
        <div className="min-w-0 stack-10">
          <About report={report} />
          <Stock report={report} />
          <Prices report={report} />
          {trend && <Trend trend={trend} measure={measureOf(area)} />}
          <Sizes report={report} />
          <Market report={report} />
          <Questions report={report} />
        </div>
        <aside className="min-w-0 stack-10" aria-label={t.areas}>
          <NearbyPlaces of={{ call: 'areaNearby', id: area.id }} />
          <Links report={report} />
        </aside>
      </div>
      <Part title={t.method} className="mt-10 border-t border-line pt-6">
        <p className="max-w-[46em] text-sm text-muted">{t.methodText}</p>
      </Part>
    </div>
  )
}

function About({ report: { area } }: { report: AreaReport }) {
  if (!area.about) return null
  return (
    <Part title={t.about({ area: area.name })}>
      <div lang={contentLang(area.about)} className="max-w-[46em] stack-3">
        {area.about.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Part>
  )
}

function Questions({ report }: { report: AreaReport }) {
  const questions = areaQuestions(report)
  if (questions.length === 0) return null
  return (
    <Part title={t.questions({ area: report.area.name })}>
      {questions.map(({ question, usual, answer }) => (
        <details key={question} className="border-t border-line py-1 first-of-type:border-t-0">
          <summary className="cursor-pointer py-2.5 font-medium">{question}</summary>
          <p className="pb-3 text-muted">
            <InUnits usual={usual}>{answer}</InUnits>
          </p>
        </details>
      ))}
    </Part>
  )
}

function Links({ report: { city, projects, related } }: { report: AreaReport }) {
  const lists = [
    {
      title: t.projects,
      links: projects.map(({ name, ...one }) => ({ name, href: projectPath({ name, ...one }) })),
    },
    {
      title: t.related,
      links: related.map((one) => ({ name: `${one.name} (${one.forSale})`, href: linkTo(one) })),
    },
    {
      title: city.name,
      links: [
        { name: t.areasOf({ city: city.name }), href: cityAreasPath(city) },
        { name: t.compareYields({ city: city.name }), href: areasByYieldPath(city) },
      ],
    },
  ]
  return lists
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => (
      <Part key={title} title={title}>
        <ul className="stack-1">
          {links.map(({ name, href }) => (
            <li key={href}>
              <SiteLink
                href={href}
                lang={contentLang(name)}
                className="tap-link text-green-700 underline underline-offset-4"
              >
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </Part>
    ))
}
