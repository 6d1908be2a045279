import type { ReactNode } from 'react'
import { uiParts } from '#messages/common.ts'
import { formParts as t } from '#messages/site.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { PlainText } from '#ui/plain-text.tsx'
import { NextSteps } from './thank-you.tsx'

/** A page with a form: what it is for and what happens next beside it; on phones the form comes first. */
export function FormPage({
  here,
  title,
  text,
  details,
  next,
  aside,
  children,
}: {
  /** What the page is called in its trail from the home page; without it there is none. */
  here?: string
  title: string
  text: string
  /** Further content under the text. */
  details?: ReactNode
  /** Hidden once the thank-you message contains it. */
  next?: readonly string[] | undefined
  /** Further content under the steps. */
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="group column grid grid-cols-1 gap-x-16 gap-y-8 pt-6 pb-8 md:pt-10 md:pb-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,560px)] lg:grid-rows-[auto_1fr]">
      <div>
        {here && (
          <div className="mb-5">
            <Breadcrumbs crumbs={[{ label: uiParts.home, path: '/' }]} here={here} />
          </div>
        )}
        <h1 lang={contentLang(title)} className="text-4xl">
          {title}
        </h1>
        <PlainText text={text} className="mt-4 max-w-[30em] text-lg text-muted" />
        {details}
      </div>
      <div className="rounded-panel border border-line bg-white p-5 shadow-raised md:p-7 lg:row-span-2 lg:self-start">
        {children}
      </div>
      {next && (
        <section
          aria-label={t.next}
          className="lattice self-start rounded-panel group-has-data-thanks:hidden bg-sand p-5 md:p-6"
        >
          <div className="rounded-card bg-white p-5 md:p-6">
            <h2 className="text-xl">{t.next}</h2>
            <NextSteps steps={next} className="mt-5" />
            {aside}
          </div>
        </section>
      )}
    </div>
  )
}
