import { getRouteApi } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { agency } from '#agency'
import { formatPhone, telLink } from '#contract/text/phones.ts'
import { iso as t } from '#messages/site.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { Icon } from '#ui/icon.tsx'
import { LeftToRight } from '#ui/left-to-right.tsx'
import { localPath } from '#ui/local-path.ts'
import { Prose } from '#ui/prose.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { homeCrumb, isoCrumb } from '../../crumbs.ts'
import { languageAttributes, type PageText } from '../../page-text.ts'
import { Certificate, ValidityLine } from './certificate.tsx'

const route = getRouteApi('/iso')

/** The certificate to look at and print, what it means, and how complaints are handled. */
export function IsoScreen() {
  const page = route.useLoaderData()
  const canPrint = useHydrated()
  return (
    <>
      <div className="lattice bg-sand print:bg-white print:bg-none">
        <div className="column grid items-center gap-x-16 gap-y-10 pt-6 pb-12 md:pt-10 md:pb-18 lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)] print:block print:p-0">
          <div className="rounded-panel bg-white p-6 md:p-8 print:hidden">
            <Breadcrumbs crumbs={[homeCrumb]} here={isoCrumb.label} />
            <h1 lang={contentLang(page.title)} className="mt-4 text-4xl">
              {page.title}
            </h1>
            <Prose
              {...languageAttributes(page)}
              html={page.leadHtml}
              className="mt-4 mb-7 text-lg text-muted"
            />
            <ValidityLine certificate={page.certificate} />
            <Button className={`mt-6 ${canPrint ? '' : 'invisible'}`} onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
              {t.print}
            </Button>
          </div>
          <Certificate certificate={page.certificate} />
        </div>
      </div>
      <div
        {...languageAttributes(page)}
        className="column section grid gap-x-16 gap-y-10 md:grid-cols-2 print:hidden"
      >
        {page.sections.map(({ id, title, html }) => (
          <section key={id} aria-labelledby={id} className="border-t-2 border-green-700 pt-4">
            <h2 id={id} className="text-2xl">
              {title}
            </h2>
            <Prose html={html} className="mt-2.5" />
          </section>
        ))}
      </div>
      <Complaints page={page} />
    </>
  )
}

function Complaints({ page }: { page: PageText<'iso'> }) {
  return (
    <section aria-labelledby="complaints" className="section bg-sand print:hidden">
      <div className="column">
        <h2 id="complaints" className="text-3xl">
          {t.complaintsTitle}
        </h2>
        <p className="mt-2 max-w-[34em] text-lg text-muted">{t.complaintsText}</p>
        <ol {...languageAttributes(page)} className="mt-8 grid gap-4 md:grid-cols-2 md:gap-6 xl:grid-cols-4">
          {page.complaintSteps.map(({ within, title, text }, at) => (
            <li key={title} className="rounded-card bg-white p-6">
              <p className="flex items-center gap-3.5">
                <span
                  aria-hidden="true"
                  className="arch grid h-12 w-10 place-items-center bg-green-50 pt-1 font-semibold text-green-700"
                >
                  {at + 1}
                </span>
                <span className="font-medium text-green-700">{within}</span>
              </p>
              <h3 className="mt-3.5 text-lg tracking-normal">{title}</h3>
              <p className="mt-1.5 text-muted">{text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-10 flex flex-wrap gap-3">
          <a href={localPath('/contact#feedback')} className={buttonClass({ variant: 'main' })}>
            {t.complain}
          </a>
          <a href={telLink(agency.phone)} className={`${buttonClass()} whitespace-nowrap`}>
            <Icon name="phone" size={18} />
            <LeftToRight>{formatPhone(agency.phone)}</LeftToRight>
          </a>
        </div>
      </div>
    </section>
  )
}
