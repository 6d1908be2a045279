import { useEffect, useState } from 'react'
import { alertsPath } from '#contract/paths.ts'
import { alertPages, savedAlerts as t } from '#messages/site.ts'
import { type Answer, call } from '#ui/api.ts'
import { CallError } from '#ui/call-error.ts'
import { contentLang } from '#ui/content-lang.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { forgetAlert, type KnownAlert, knownAlerts } from '../alerts/known-alerts.ts'

type Status = Answer<'alertRequest'>['data']['contacts'][number]['status']

/** The alerts that were made in this browser, how they stand, and the way to all alerts of an address. */
export function SavedAlerts() {
  const [alerts, setAlerts] = useState(knownAlerts)
  return (
    <section aria-labelledby="saved-alerts" className="mt-12 border-t border-line pt-8 print:hidden">
      <h2 id="saved-alerts" className="text-2xl">
        {t.title}
      </h2>
      {alerts.length === 0 ? (
        <p className="mt-2 text-muted">{t.none}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {alerts.map((alert) => (
            <li key={alert.reference}>
              <AlertRow
                alert={alert}
                onGone={() => {
                  forgetAlert(alert.reference)
                  setAlerts(knownAlerts)
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3">
        <SiteLink
          href={alertsPath}
          className="inline-flex min-h-11 items-center text-green-700 underline underline-offset-4"
        >
          {t.manage}
        </SiteLink>
      </p>
    </section>
  )
}

function AlertRow({ alert: { reference, title, path }, onGone }: { alert: KnownAlert; onGone: () => void }) {
  const status = useAlertStatus(reference, onGone)
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 py-2">
      <SiteLink
        href={path}
        lang={contentLang(title)}
        className="inline-flex min-h-11 min-w-0 items-center underline-offset-4 hover:underline"
      >
        {title}
      </SiteLink>
      <span aria-live="polite" className="min-h-6 text-sm text-muted">
        {status && alertPages.statuses[status]}
      </span>
    </div>
  )
}

/** How an alert stands; undefined until that is known. One that was deleted long ago is told to `onGone`. */
function useAlertStatus(reference: string, onGone: () => void): Status | undefined {
  const [status, setStatus] = useState<Status>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each alert
  useEffect(() => {
    const asking = new AbortController()
    call('alertRequest', { params: { reference }, signal: asking.signal }).then(
      ({ data: { contacts } }) => setStatus(statusOf(contacts.map((contact) => contact.status))),
      (thrown) => {
        if (thrown instanceof CallError && thrown.failure.status === 404) onGone()
      },
    )
    return () => asking.abort()
  }, [reference])
  return status
}

const mostTelling: readonly Status[] = ['active', 'pending', 'paused', 'ended']

/** An alert is on where one of its addresses gets it. */
function statusOf(statuses: readonly Status[]): Status | undefined {
  return mostTelling.find((status) => statuses.includes(status))
}
