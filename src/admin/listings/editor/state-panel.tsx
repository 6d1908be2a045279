import { getRouteApi, Link } from '@tanstack/react-router'
import type { ListingStatus } from '#contract/listings/property.ts'
import { isOnSite } from '#contract/listings/status-transitions.ts'
import { listingPath } from '#contract/paths.ts'
import { listingEditor as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { useOverlay } from '#ui/use-overlay.ts'
import { useNow, When } from '../../components/relative-time.tsx'
import { Panel } from '../../components/screen.tsx'
import { formatTime } from '../../labels.ts'
import { statusVerbs } from '../labels.ts'
import { StatusBadge } from '../status-badge.tsx'
import { EndListing } from './end-listing.tsx'
import type { Opened } from './listing-values.ts'

const adminRoute = getRouteApi('/admin')
const main: readonly ListingStatus[] = ['published', 'review']

/** The listing's status, and the next statuses. */
export function StatePanel({
  opened,
  onStatus,
  onConfirm,
}: {
  opened: Opened
  onStatus: (status: ListingStatus, agreedPrice?: number) => void
  /** For those who may say so. */
  onConfirm?: () => void
}) {
  const { id, status, next, lacks, publishedAt, confirmedAt, expiresAt, updatedAt } = opened
  const { permissions } = adminRoute.useLoaderData()
  const first = main.find((one) => next.includes(one))
  const isShown = publishedAt !== null && isOnSite(status)
  const missing = Object.values(lacks)
  const ending = useOverlay()
  const end = next.find((to) => to === 'sold' || to === 'rented')
  return (
    <Panel title={t.status.title}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge status={status} />
        {isShown && (
          <a
            href={listingPath(id)}
            target="_blank"
            rel="noopener"
            className="text-green-700 underline underline-offset-4"
          >
            {t.status.viewOnSite}
          </a>
        )}
      </p>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <dt className="text-muted">{t.status.updated}</dt>
        <dd>
          <When iso={updatedAt} />
        </dd>
        {publishedAt && (
          <>
            <dt className="text-muted">{t.status.publishedSince}</dt>
            <dd>{formatTime(publishedAt)}</dd>
          </>
        )}
        {publishedAt && (
          <>
            <dt className="text-muted">{t.status.confirmed}</dt>
            <dd>{confirmedAt ? <When iso={confirmedAt} /> : t.status.never}</dd>
          </>
        )}
        {expiresAt && (
          <>
            <dt className="text-muted">{t.status.expires}</dt>
            <dd>
              <InDays iso={expiresAt} />
            </dd>
          </>
        )}
      </dl>
      {next.includes('published') && missing.length > 0 && (
        <div className="mt-4 rounded-card bg-gold-50 px-4 py-3 text-gold-700">
          <p className="font-medium">{t.status.beforePublishing}</p>
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
              {t.status.confirm}
            </Button>
          )}
        {next.map((to) => (
          <Button
            key={to}
            wide
            variant={to === first && status !== 'published' ? 'main' : 'plain'}
            onClick={() => (to === 'sold' || to === 'rented' ? ending.open() : onStatus(to))}
          >
            {statusVerbs[to]}
          </Button>
        ))}
      </div>
      {end && <EndListing overlay={ending} status={end} onStatus={onStatus} />}
      {permissions.includes('audit.read') && (
        <p className="mt-4 text-sm">
          <Link
            to="/audit"
            search={{ page: 1, entity: 'listing', entityId: String(id) }}
            className="text-muted underline underline-offset-4"
          >
            {t.status.history}
          </Link>
        </p>
      )}
    </Panel>
  )
}

const day = 86_400_000

function InDays({ iso }: { iso: string }) {
  const days = Math.ceil((Date.parse(iso) - useNow()) / day)
  const said = days <= 0 ? 'today' : days === 1 ? 'tomorrow' : t.status.inDays({ days })
  return (
    <time dateTime={iso} title={formatTime(iso)} className={days <= 7 ? 'font-medium text-gold-700' : ''}>
      {said}
    </time>
  )
}
