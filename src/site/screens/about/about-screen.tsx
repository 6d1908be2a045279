import { getRouteApi } from '@tanstack/react-router'
import { agency } from '#agency'
import { agencyText } from '#contract/agency-texts.ts'
import { franchisePath } from '#contract/paths.ts'
import { formatPhone, telLink } from '#contract/text/phones.ts'
import { about as t } from '#messages/site.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { buttonClass } from '#ui/button.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { Figure } from '#ui/figure.tsx'
import { Icon } from '#ui/icon.tsx'
import { LeftToRight } from '#ui/left-to-right.tsx'
import { Picture } from '#ui/picture.tsx'
import { Prose } from '#ui/prose.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { TestimonialCard } from '../../cards/testimonial-card.tsx'
import { useCities } from '../../cities.ts'
import { aboutCrumb, homeCrumb } from '../../crumbs.ts'
import { languageAttributes } from '../../page-text.ts'
import { FailedList } from '../../parts/failed-list.tsx'
import { OfficeCard } from '../../shell/office-card.tsx'
import type { AboutData } from './about-data.ts'
import { Leadership } from './leadership.tsx'
import { Timeline } from './timeline.tsx'

const route = getRouteApi('/about')

/** The agency: its principles, figures, history, leadership, testimonials and offices. */
export function AboutScreen() {
  const { page, leaders, figures, offices, testimonials, team } = route.useLoaderData()
  return (
    <>
      <Opening page={page} team={team} />
      <Numbers figures={figures} />
      <Promises page={page} />
      <Timeline page={page} />
      {leaders.length > 0 && <Leadership people={leaders} />}
      {(testimonials.isDataAvailable || testimonials.hasFailed) && (
        <section aria-labelledby="said" className="section bg-sand">
          <div className="column">
            <h2 id="said" className="text-3xl">
              {t.testimonials}
            </h2>
            {testimonials.hasFailed && <FailedList className="mt-7 bg-white!" />}
            <ul className="mt-7 gap-6 md:columns-2 xl:columns-3">
              {testimonials.data.map((testimonial) => (
                <li key={testimonial.id} className="break-inside-avoid pb-6">
                  <TestimonialCard testimonial={testimonial} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      {(offices.isDataAvailable || offices.hasFailed) && <Offices offices={offices} />}
      <Join />
    </>
  )
}

function Opening({ page, team }: Pick<AboutData, 'page' | 'team'>) {
  return (
    <div className="column grid items-center gap-x-16 gap-y-8 pt-6 pb-12 md:pt-10 md:pb-18 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
      <div>
        <Breadcrumbs crumbs={[homeCrumb]} here={aboutCrumb.label} />
        <h1 lang={contentLang(page.title)} className="mt-5 text-4xl">
          {page.title}
        </h1>
        <Prose {...languageAttributes(page)} html={page.leadHtml} className="mt-5 text-lg text-muted" />
        <div className="mt-7 flex flex-wrap gap-3">
          <SiteLink href="/team" className={buttonClass({ variant: 'main' })}>
            {t.meetAgents}
          </SiteLink>
          <a href={telLink(agency.phone)} className={`${buttonClass()} whitespace-nowrap`}>
            <Icon name="phone" size={18} />
            <LeftToRight>{formatPhone(agency.phone)}</LeftToRight>
          </a>
        </div>
      </div>
      {team && (
        <figure>
          <Picture
            src={team.image?.url}
            alt={team.title}
            width={team.image?.width ?? undefined}
            height={team.image?.height ?? undefined}
            placeholder={team.image?.placeholder}
            standIn="user"
            place="large"
            sizes="(width < 992px) 100vw, 544px"
            first
            className="aspect-6/5 w-full rounded-t-[50%_42%] rounded-b-panel"
          />
          <figcaption lang={contentLang(team.title)} className="mt-3 text-center text-sm text-muted">
            {team.title}
          </figcaption>
        </figure>
      )}
    </div>
  )
}

/** What can be counted today, from what is on the site. */
function Numbers({ figures }: Pick<AboutData, 'figures'>) {
  const cities = useCities().data.length || undefined
  return (
    <section
      aria-label={t.figures.label({ product: agencyText('product') })}
      className="bg-sand py-10 md:py-14"
    >
      <dl className="column grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
        <Figure value={figures.listings} label={t.figures.listings} />
        <Figure value={figures.projects} label={t.figures.projects} />
        <Figure value={figures.agents} label={t.figures.agents} />
        <Figure value={cities} label={t.figures.cities} />
      </dl>
    </section>
  )
}

function Promises({ page }: Pick<AboutData, 'page'>) {
  return (
    <div {...languageAttributes(page)} className="column section grid gap-x-12 gap-y-10 md:grid-cols-3">
      {page.sections.map(({ id, title, html }, at) => (
        <section key={id} aria-labelledby={id}>
          <span
            aria-hidden="true"
            className="arch grid h-14 w-11.5 place-items-center bg-green-50 pt-1 text-lg font-semibold text-green-700"
          >
            {at + 1}
          </span>
          <h2 id={id} className="mt-4 text-2xl">
            {title}
          </h2>
          <Prose html={html} className="mt-2 text-muted" />
        </section>
      ))}
    </div>
  )
}

function Offices({ offices }: { offices: AboutData['offices'] }) {
  return (
    <section aria-labelledby="offices" className="section">
      <div className="column">
        <h2 id="offices" className="text-3xl">
          {t.officesTitle}
        </h2>
        <p className="mt-1.5 text-muted">{t.officesText}</p>
        {offices.hasFailed && <FailedList className="mt-6" />}
        <ul className="mt-6 grid gap-4 md:grid-cols-2 md:gap-6">
          {offices.data.map((office, at) => (
            <li key={office.id}>
              <OfficeCard office={office} isHead={at === 0} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The ways to become one of the agency's people. */
function Join() {
  const [product] = agency.franchiseProducts
  return (
    <section aria-labelledby="join" className="section bg-sand">
      <div className="column flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <div>
          <h2 id="join" className="text-3xl">
            {t.joinTitle}
          </h2>
          <p className="mt-1.5 max-w-[36em] text-muted">{t.joinText}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <SiteLink href="/careers" className={buttonClass()}>
            {t.jobs}
          </SiteLink>
          {product && (
            <SiteLink href={franchisePath(product)} className={buttonClass()}>
              {t.franchise}
            </SiteLink>
          )}
        </div>
      </div>
    </section>
  )
}
