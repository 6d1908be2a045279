import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { confirmHours } from '#contract/alerts/alert-fields.ts'
import { alertsPath } from '#contract/paths.ts'
import { alertPages as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Rich } from '#ui/rich.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { AlertCard, leftToRight } from './alert-card.tsx'
import { DescribedSearch } from './described-search.tsx'
import { rememberAlert } from './known-alerts.ts'
import { requestState } from './request-state.ts'

const route = getRouteApi('/alerts/new/$reference')

/** After an alert was asked for: where the message went, and the field for its code. */
export function RequestScreen() {
  const { request } = route.useLoaderData()
  const { contacts, path, reference, title: about } = request
  useEffect(() => rememberAlert({ reference, title: about, path }), [reference, about, path])
  const state = requestState(request)
  const isDone = state === 'on'
  const hasEmail = state === 'request'
  const title = hasEmail ? t.requestTitle : t.requestTitleWhatsApp
  const noMessage = hasEmail ? t.noMessage : t.noMessageWhatsApp
  return (
    <AlertCard title={isDone ? t.requestDone : title}>
      <p className="mt-4">
        {isDone ? <Rich parts={t.requestDoneText({ link: linkTo(alertsPath) })} /> : t.requestText}
      </p>
      <ul className="mt-4 stack-1">
        {contacts.map(({ channel, address, status }) => (
          <li key={`${channel} ${address}`}>
            <Rich
              parts={(status === 'pending' ? t.sentTo : t.confirmedTo)({
                text: address,
                address: leftToRight,
              })}
            />
          </li>
        ))}
      </ul>
      <div className="mt-5">
        <DescribedSearch title={request.title} details={[]} />
      </div>
      {!isDone && <CodeForm />}
      {!isDone && (
        <p className="mt-4 text-sm text-muted">
          <Rich
            parts={noMessage({
              hours: confirmHours,
              again: linkTo(newAlertPath(path)),
              link: linkTo(alertsPath),
            })}
          />
        </p>
      )}
    </AlertCard>
  )
}

function CodeForm() {
  const { request, posted } = route.useLoaderData()
  const [code, setCode] = useState(posted?.values.code ?? '')
  const error = posted?.errors.code
  return (
    <form method="post" className="mt-5 stack-4">
      <ErrorSummary
        problem={posted?.problem}
        items={error ? [{ id: 'alert-code', label: t.labels.code, message: error }] : []}
      />
      <input type="hidden" name="reference" value={request.reference} />
      <Field
        id="alert-code"
        label={t.labels.code}
        name="code"
        value={code}
        onValue={setCode}
        error={error}
        hint={t.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <button type="submit" className={buttonClass({ variant: 'main', wide: true })}>
        {t.confirmCode}
      </button>
    </form>
  )
}

/** Where the same alert is asked for again. */
function newAlertPath(path: string): string {
  const listing = /^\/listing\/(\d+)/.exec(path)?.[1]
  return listing ? `/alerts/new?listing=${listing}` : `/alerts/new?${path.split('?')[1] ?? ''}`
}

function linkTo(href: string) {
  return (text: readonly ReactNode[]) => (
    <SiteLink href={href} className="text-green-700 underline underline-offset-4">
      {text}
    </SiteLink>
  )
}
