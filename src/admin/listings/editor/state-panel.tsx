import { getRouteApi, Link } from '@tanstack/react-router'
import type { ListingStatus } from '#contract/listings/property.ts'
import { isOnSite } from '#contract/listings/status-transitions.ts'
import { listingPath } from '#contract/paths.ts'
import { Button } from '#ui/button.tsx'
import { useNow, When } from '../../components/relative-time.tsx'
import { Panel } from '../../components/screen.tsx'
import { formatTime } from '../../labels.ts'
import { statusVerbs } from '../labels.ts'
import { StatusBadge } from '../status-badge.tsx'
import type { Opened } from './listing-values.ts'

const adminRoute = getRouteApi('/admin')
const main: readonly ListingStatus[] = ['published', 'review']

/** Where the listing stands in its life, and where it can go from here. */
export function StatePanel({
  opened,
  onStatus,
  onConfirm,
}: {
  opened: Opened
  onStatus: (status: ListingStatus) => void
  /** For those who may say so. */
  onConfirm?: () => void
}) {
  const { id, status, next, lacks, publishedAt, confirmedAt, expiresAt, updatedAt } = opened
  const { permissions } = adminRoute.useLoaderData()
  const first = main.find((one) => next.includes(one))
  const isShown = publishedAt !== null && isOnSite(status)
  const missing = Object.values(lacks)
  return (
    <Panel title="State">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge status={status} />
        {isShown && (
          <a
            href={listingPath(id)}
            target="_blank"
            rel="noopener"
            className="text-green-700 underline underline-offset-4"
          >
            See it on the site
          </a>
        )}
      </p>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <dt className="text-muted">Changed</dt>
        <dd>
          <When iso={updatedAt} />
        </dd>
        {publishedAt && (
          <>
            <dt className="text-muted">On the site since</dt>
            <dd>{formatTime(publishedAt)}</dd>
          </>
        )}
        {publishedAt && (
          <>
            <dt className="text-muted">Confirmed</dt>
            <dd>{confirmedAt ? <When iso={confirmedAt} /> : 'Never'}</dd>
          </>
        )}
        {expiresAt && (
          <>
            <dt className="text-muted">Expires</dt>
            <dd>
              <InDays iso={expiresAt} />
            </dd>
          </>
        )}
      </dl>
      {next.includes('published') && missing.length > 0 && (
        <div className="mt-4 rounded-card bg-gold-50 px-4 py-3 text-gold-700">
          <p className="font-medium">Before it can be published</p>
          <ul className="mt-1 list-disc pl-5">
            {missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-4 grid gap-2">
        {onConfirm &&
          publishedAt &&
          (status === 'published' || status === 'under offer' || status === 'hold') && (
            <Button wide variant="tint" onClick={onConfirm}>
              Confirm that it is to be had
            </Button>
          )}
        {next.map((to) => (
          <Button
            key={to}
            wide
            variant={to === first && status !== 'published' ? 'main' : 'plain'}
            onClick={() => onStatus(to)}
          >
            {statusVerbs[to]}
          </Button>
        ))}
      </div>
      {permissions.includes('audit.read') && (
        <p className="mt-4 text-sm">
          <Link
            to="/audit"
            search={{ page: 1, entity: 'listing', entityId: String(id) }}
            className="text-muted underline underline-offset-4"
          >
            Who changed what
          </Link>
        </p>
      )}
    </Panel>
  )
}

const day = 86_400_000

function InDays({ iso }: { iso: string }) {
  const days = Math.ceil((Date.parse(iso) - useNow()) / day)
  const said = days <= 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`
  return (
    <time dateTime={iso} title={formatTime(iso)} className={days <= 7 ? 'font-medium text-gold-700' : ''}>
      {said}
    </time>
  )
}
