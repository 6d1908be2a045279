import { type ReactNode, useEffect, useRef } from 'react'
import { nextSteps } from '#contract/leads/next-steps.ts'
import { inquiryPath } from '#contract/paths.ts'
import { formParts as t } from '#messages/site.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#ui/local-path.ts'
import { Reference, WhatsAppAboutRequest } from './reference.tsx'
import type { SiteForm } from './site-form.ts'

/** Replaces a form once it is sent: the reference, the next steps, and a way to add something. */
export function ThankYou({
  form: { kind, reset },
  reference,
  again,
  children,
}: {
  form: Pick<SiteForm<'', unknown>, 'kind'> & { reset: () => void }
  /** Empty where the API's host gives none. */
  reference: string
  /** What the button is called that brings the form back. */
  again: string
  children?: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const thanks = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone with the form.
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => ignoreSecondPress(thanks.current), [])
  return (
    <div ref={thanks} data-thanks>
      <span
        aria-hidden="true"
        className="arch mb-4 grid h-14 w-11.5 place-items-center bg-green-700 pt-1 text-white"
      >
        <Icon name="check" size={24} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t.received[kind]}
      </h2>
      {reference && <Reference reference={reference} />}
      <NextSteps steps={nextSteps(kind)} className="mt-5" />
      {children}
      <div className="mt-6 flex flex-wrap gap-3">
        {reference && (
          <>
            <WhatsAppAboutRequest reference={reference} />
            <a href={localPath(inquiryPath(reference))} className={buttonClass()}>
              {t.track}
            </a>
          </>
        )}
        <Button variant="ghost" onClick={reset}>
          {again}
        </Button>
      </div>
    </div>
  )
}

/** How soon the second press of a double click follows the first. */
const doubleClickMs = 500

/**
 * The second press of a double click on the form's button may come when the thanks are there: it neither takes the focus
 * from them nor presses what is under it now. A later double click selects a word, such as the reference.
 */
function ignoreSecondPress(thanks: HTMLElement | null): void {
  const shownAt = performance.now()
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2 || event.timeStamp - shownAt > doubleClickMs) return
    event.preventDefault()
    event.stopPropagation()
  }
  for (const type of ['mousedown', 'click'] as const)
    thanks?.addEventListener(type, ignore, { capture: true })
}

/** What happens next, step by step, in the arches of the house. */
export function NextSteps({ steps, className = '' }: { steps: readonly string[]; className?: string }) {
  return (
    <ol className={`stack-4 ${className}`}>
      {steps.map((text, at) => (
        <li key={text} className="flex gap-4">
          <span
            aria-hidden="true"
            className="arch grid h-11 w-9 shrink-0 place-items-center bg-green-50 pt-1 font-semibold text-green-700"
          >
            {at + 1}
          </span>
          <span className="self-center">{text}</span>
        </li>
      ))}
    </ol>
  )
}
