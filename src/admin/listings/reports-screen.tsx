import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { type ReportOutcome, reportOutcomes } from '#contract/listings/report-fields.ts'
import { listingReportQueue as t } from '#messages/admin.ts'
import { listingReports } from '#messages/common.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { type Answer, call } from '../call.ts'
import { Problem } from '../components/problem.tsx'
import { When } from '../components/relative-time.tsx'
import { Panel, Screen } from '../components/screen.tsx'
import { useSending } from '../components/use-sending.ts'
import { StatusBadge } from './status-badge.tsx'

type Reported = Answer<'listingReports'>['data']['listings'][number]

const route = getRouteApi('/admin/listing-reports')

/** Listings in which visitors found errors, the longest open first. */
export function ReportsScreen() {
  const { count, listings } = route.useLoaderData()
  return (
    <Screen title={t.title} text={t.intro}>
      {count === 0 ? (
        <EmptyState look="list" title={t.none} text={t.noneHelp} />
      ) : (
        <>
          {listings.map((listing) => (
            <ReportedListing key={listing.id} listing={listing} />
          ))}
          {count > listings.length && (
            <p className="text-muted">
              {t.oldest({ shown: listings.length, total: count.toLocaleString('en') })}
            </p>
          )}
        </>
      )}
    </Screen>
  )
}

function ReportedListing({ listing }: { listing: Reported }) {
  const { id, title, status, agent, askedAt, reports } = listing
  return (
    <Panel>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <Link
            to="/listings/$id"
            params={{ id: String(id) }}
            className="font-medium break-words text-green-700 underline underline-offset-4"
          >
            {title}
          </Link>
          <p className="text-sm text-muted">{agent ?? t.unassigned}</p>
        </div>
        <StatusBadge status={status} />
      </div>
      <ul className="mt-3 divide-y divide-line">
        {reports.map(({ id: report, reason, message, createdAt }) => (
          <li key={report} className="flex items-start justify-between gap-4 py-2.5">
            <div className="min-w-0">
              <p className="font-medium">{listingReports.reasons[reason]}</p>
              {message && <p className="whitespace-pre-line break-words">{message}</p>}
            </div>
            <span className="shrink-0 text-sm text-muted">
              <When iso={createdAt} />
            </span>
          </li>
        ))}
      </ul>
      {askedAt && (
        <p className="mt-2 text-sm text-muted">
          {t.asked} <When iso={askedAt} />
        </p>
      )}
      <CloseReports listing={listing} />
    </Panel>
  )
}

function CloseReports({ listing: { id, reports } }: { listing: Reported }) {
  const router = useRouter()
  const { isSending, error, send } = useSending()
  const last = Math.max(...reports.map((report) => report.id))
  async function close(outcome: ReportOutcome) {
    await send(() => call('closeListingReports', { params: { id }, body: { outcome, last } }))
    await router.invalidate()
  }
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        {reportOutcomes.map((outcome) => (
          <Button key={outcome} size="sm" disabled={isSending} onClick={() => close(outcome)}>
            {t.outcomes[outcome]}
          </Button>
        ))}
      </div>
      <Problem className="mt-3">{error}</Problem>
    </>
  )
}
