import { getRouteApi } from '@tanstack/react-router'
import { agency } from '#agency'
import { agencyText } from '#contract/agency-texts.ts'
import { formatPhone, telLink, whatsAppLink } from '#contract/text/phones.ts'
import { uiParts } from '#messages/common.ts'
import { contactScreen as t } from '#messages/site.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LeftToRight } from '#ui/left-to-right.tsx'
import { GetInTouchForm } from '../../forms/get-in-touch-form.tsx'
import { useOffices } from '../../offices.ts'
import { LocalTime } from '../../parts/local-time.tsx'
import { OfficeCard } from '../../shell/office-card.tsx'
import { FeedbackForm } from './feedback.tsx'

const route = getRouteApi('/contact')

/** How to reach the agency: by phone, by a call back, in its offices; then feedback. */
export function ContactScreen() {
  const posted = route.useLoaderData()
  return (
    <>
      <div className="column grid items-start gap-x-16 gap-y-8 pt-6 pb-10 md:pt-10 md:pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)]">
        <div>
          <Breadcrumbs crumbs={[{ label: uiParts.home, path: '/' }]} here={t.title} />
          <h1 className="mt-5 text-4xl">{t.title}</h1>
          <p className="mt-4 max-w-[34em] text-lg text-muted">{t.intro}</p>
          <Ways />
        </div>
        <section aria-labelledby="call-back" className="rounded-panel bg-sand p-5 md:p-7">
          <h2 id="call-back" className="text-2xl">
            {t.callBackTitle}
          </h2>
          <p className="mt-2 mb-5 text-muted">{t.callBackIntro}</p>
          <GetInTouchForm posted={posted} />
        </section>
      </div>
      <Offices />
      <section aria-labelledby="feedback" className="section">
        <div className="column grid items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,640px)]">
          <div>
            <h2 id="feedback" className="text-3xl">
              {t.feedbackTitle}
            </h2>
            <p className="mt-2 text-muted">{t.feedbackIntro}</p>
          </div>
          <div>
            <FeedbackForm posted={posted} />
          </div>
        </div>
      </section>
    </>
  )
}

/** Phone, WhatsApp and e-mail of the agency. */
function Ways() {
  return (
    <div className="mt-6 flex flex-wrap gap-2 sm:gap-3">
      <a href={telLink(agency.phone)} className={`${buttonClass()} px-4! whitespace-nowrap`}>
        <Icon name="phone" size={18} />
        <LeftToRight>{formatPhone(agency.phone)}</LeftToRight>
      </a>
      <a
        href={whatsAppLink(agency.whatsApp, t.greeting({ agency: agencyText('name') }))}
        target="_blank"
        rel="noopener"
        className={`${buttonClass({ variant: 'tint' })} px-4!`}
      >
        <Icon name="whatsapp" size={18} />
        {t.whatsApp}
      </a>
      <a href={`mailto:${agency.email}`} className={`${buttonClass()} px-4!`}>
        {agency.email}
      </a>
    </div>
  )
}

/** Every office with its opening hours. */
function Offices() {
  const offices = useOffices()
  const [head] = offices
  return (
    <section aria-labelledby="offices" className="lattice section bg-sand">
      <div className="column">
        <h2 id="offices" className="text-3xl">
          {t.officesTitle}
        </h2>
        <p className="mt-1.5 text-muted">{t.officesIntro}</p>
        {head && <LocalTime city={head.city} className="mt-1.5 text-muted" />}
        <div className="mt-6 grid gap-4 md:grid-cols-2 md:gap-6">
          {offices.map((office, at) => (
            <OfficeCard key={office.id} office={office} isHead={at === 0} />
          ))}
        </div>
      </div>
    </section>
  )
}
