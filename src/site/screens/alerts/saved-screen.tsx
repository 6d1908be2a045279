import { getRouteApi } from '@tanstack/react-router'
import { alertPages as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { formatDate } from '#ui/format-date.ts'
import { inItsLanguage } from '#ui/in-its-language.tsx'
import { Rich } from '#ui/rich.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { leftToRight } from './alert-card.tsx'
import { AllAlerts } from './all-alerts.tsx'
import { Outcome } from './outcome.tsx'
import { type Saved, SavedAlert } from './saved-alert.tsx'

const route = getRouteApi('/alerts/$secret')

/** All alerts of an address, for visitors who have the link: plain forms that post to this page. */
export function SavedScreen() {
  const { saved, posted } = route.useLoaderData()
  const { secret } = route.useParams()
  const { done = '', alert } = route.useSearch()
  const outcome = outcomeText(saved, done, alert)
  return (
    <div className="column max-w-4xl! pt-6 pb-16 md:pt-10">
      <h1 className="text-4xl">{t.savedTitle}</h1>
      <p className="mt-3 text-lg wrap-anywhere">
        <Rich parts={t.savedFor({ text: saved.address, address: leftToRight })} />
      </p>
      <p className="mt-1 text-sm text-muted">{t.keepLink}</p>
      {posted ? (
        <div className="mt-5">
          <ErrorSummary problem={posted.problem || t.failed} items={[]} />
        </div>
      ) : (
        outcome && (
          <Outcome className="mt-5 rounded-card bg-green-50 px-4 py-3 text-green-800">{outcome}</Outcome>
        )
      )}
      {saved.bouncedAt && (
        <p className="mt-5 rounded-card bg-danger-50 px-4 py-3 text-danger">
          {t.bounced({ date: formatDate(saved.bouncedAt) })}
        </p>
      )}
      {saved.alerts.length === 0 ? (
        <div className="mt-8">
          <EmptyState look="list" title={t.none} text={t.noneText}>
            <SiteLink href="/search?purpose=sale" className={buttonClass({ variant: 'main' })}>
              {t.search}
            </SiteLink>
          </EmptyState>
        </div>
      ) : (
        <>
          <ul className="mt-8 stack-4">
            {endedLast(saved.alerts).map((alert) => (
              <li key={alert.id}>
                <SavedAlert alert={alert} secret={secret} />
              </li>
            ))}
          </ul>
          <AllAlerts saved={saved} secret={secret} />
        </>
      )}
    </div>
  )
}

function endedLast(alerts: Saved['alerts']) {
  return [...alerts].sort((one, other) => Number(one.status === 'ended') - Number(other.status === 'ended'))
}

/** The result in words; nothing for an alert that does not exist any more. */
function outcomeText({ alerts }: Saved, done: string, id: number | undefined) {
  const words: Readonly<Record<string, string>> = id === undefined ? t.doneAll : t.done
  if (!Object.hasOwn(words, done)) return null
  if (id === undefined) return words[done]
  const alert = alerts.find((one) => one.id === id)
  if (!alert) return null
  return <Rich parts={t.doneFor({ title: alert.title, about: inItsLanguage, done: words[done] ?? '' })} />
}
