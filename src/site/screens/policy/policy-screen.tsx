import { Check, Printer } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { policy as t } from '#messages/site.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Button } from '#ui/button.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { formatDate } from '#ui/format-date.ts'
import { Prose } from '#ui/prose.tsx'
import { Rich } from '#ui/rich.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { languageAttributes } from '../../page-text.ts'
import { type Policy, policyCrumbs } from './policy-head.ts'
import { useCurrentSection } from './use-current-section.ts'

/** Terms, privacy policy or what buyers abroad should know: what matters in four lines, then the whole text beside its table of contents. `children` follow its title. */
export function PolicyScreen({ policy, children }: { policy: Policy; children?: ReactNode }) {
  return (
    <>
      <Opening policy={policy}>{children}</Opening>
      <div className="column gap-x-16 py-10 md:pt-14 md:pb-24 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] print:block print:pt-4">
        <Contents policy={policy} />
        <article {...languageAttributes(policy)} className="max-lg:mt-10">
          <Prose html={policy.leadHtml} className="text-lg" />
          {policy.sections.map(({ id, title, html }) => (
            <section key={id} id={`section-${id}`} aria-labelledby={id} className="mt-10 md:mt-12">
              <h2 id={id} className="mb-3 text-2xl">
                {title}
              </h2>
              <Prose html={html} />
            </section>
          ))}
        </article>
      </div>
    </>
  )
}

function Opening({ policy, children }: { policy: Policy; children: ReactNode }) {
  const { title, updatedOn, inShort } = policy
  const canPrint = useHydrated()
  return (
    <div className="bg-sand print:bg-white">
      <div className="column grid items-center gap-x-16 gap-y-8 pt-6 pb-10 md:pt-10 md:pb-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] print:block print:py-0">
        <div>
          <Breadcrumbs crumbs={policyCrumbs} here={title} />
          <h1 lang={contentLang(title)} className="mt-5 text-4xl">
            {title}
          </h1>
          <p className="mt-3 text-muted">
            <Rich
              parts={t.updatedOn({
                date: formatDate(updatedOn),
                time: (date: ReactNode) => <time dateTime={updatedOn}>{date}</time>,
              })}
            />
          </p>
          {children}
          <Button
            className={`mt-5 print:hidden ${canPrint ? '' : 'invisible'}`}
            onClick={() => window.print()}
          >
            <Printer aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
            {t.print}
          </Button>
        </div>
        <section
          aria-labelledby="in-short"
          className="rounded-panel bg-white p-6 md:p-8 print:mt-4 print:p-0"
        >
          <h2 id="in-short" className="text-lg">
            {t.summary}
          </h2>
          <ul {...languageAttributes(policy)} className="mt-3 stack-2.5">
            {inShort.map((point) => (
              <li key={point} className="flex gap-3">
                <Check
                  aria-hidden="true"
                  className="mt-1 size-4.5 shrink-0 text-green-700"
                  strokeWidth={2.25}
                />
                {point}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}

function Contents({ policy }: { policy: Policy }) {
  const { sections } = policy
  const current = useCurrentSection(useMemo(() => sections.map(({ id }) => id), [sections]))
  return (
    <nav
      aria-labelledby="contents"
      className="self-start border-line max-lg:border-b max-lg:pb-6 lg:sticky-beside-32 print:hidden"
    >
      <h2 id="contents" className="text-sm tracking-normal text-muted">
        {t.contents}
      </h2>
      <ol
        {...languageAttributes(policy)}
        className="mt-2 max-lg:columns-[16rem] max-lg:gap-x-8 lg:border-s lg:border-line"
      >
        {sections.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="block py-1.5 underline-offset-4 transition-colors duration-150 hover:text-green-700 max-lg:underline max-lg:decoration-line lg:-ms-px lg:border-s lg:border-transparent lg:ps-4 lg:hover:border-green-700 lg:aria-[current]:border-green-700 lg:aria-[current]:text-green-700"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
