import { home } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'

const t = home.valuation

const costPages = [
  { path: '/costs', text: () => t.costs },
  { path: '/overseas', text: () => t.abroad },
]

/** The way to the instant valuation. */
export function ValuationTeaser() {
  return (
    <section className="section lattice bg-sand">
      <div className="column grid items-center gap-8 lg:grid-cols-[1fr_440px] lg:gap-16">
        <div>
          <h2 className="text-4xl">{t.title}</h2>
          <p className="mt-3.5 mb-6 max-w-[28em] text-lg text-muted">{t.text}</p>
          <SiteLink href="/valuation" className={buttonClass({ variant: 'main' })}>
            {t.submit}
            <Icon name="right" />
          </SiteLink>
          <ul className="mt-5 flex flex-wrap gap-x-6">
            {costPages.map(({ path, text }) => (
              <li key={path}>
                <SiteLink
                  href={path}
                  className="tap-link font-medium text-green-700 underline underline-offset-4"
                >
                  {text()}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
        <ol className="stack-5 rounded-panel bg-white p-7 shadow-raised">
          {Object.values(t.steps).map(({ title, text }, at) => (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden="true"
                className="arch grid h-12 w-10 shrink-0 place-items-center bg-green-50 pt-1 font-semibold text-green-700"
              >
                {at + 1}
              </span>
              <span>
                <span className="block font-medium">{title}</span>
                <span className="block text-muted">{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
