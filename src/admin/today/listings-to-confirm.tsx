import { Link } from '@tanstack/react-router'
import { today as t } from '#messages/admin.ts'
import { buttonClass } from '#ui/button.tsx'
import type { Answer } from '../call.ts'
import { When } from '../components/relative-time.tsx'
import { Panel } from '../components/screen.tsx'

/** Listings that have not been confirmed with their owners for long. */
export function ListingsToConfirm({
  toConfirm: { count, listings },
}: Pick<Answer<'today'>['data'], 'toConfirm'>) {
  return (
    <Panel title={t.toConfirm.title}>
      {count === 0 ? (
        <p className="text-muted">{t.toConfirm.none}</p>
      ) : (
        <>
          <p className="mb-3 text-muted">{t.toConfirm.help({ count: count.toLocaleString('en') })}</p>
          <ul className="divide-y divide-line">
            {listings.map(({ id, title, confirmedAt }) => (
              <li key={id} className="flex items-start justify-between gap-4 py-2.5 first:pt-0 last:pb-0">
                <Link
                  to="/listings/$id"
                  params={{ id: String(id) }}
                  className="min-w-0 truncate font-medium text-green-700 underline underline-offset-4"
                >
                  {title}
                </Link>
                <span className="shrink-0 text-sm text-muted">
                  {confirmedAt ? <When iso={confirmedAt} /> : t.toConfirm.never}
                </span>
              </li>
            ))}
          </ul>
          {count > listings.length && (
            <Link
              to="/listings"
              search={{ confirm: 'due' }}
              className={`${buttonClass({ size: 'sm' })} mt-4`}
            >
              {t.seeAll({ count: count.toLocaleString('en') })}
            </Link>
          )}
        </>
      )}
    </Panel>
  )
}
