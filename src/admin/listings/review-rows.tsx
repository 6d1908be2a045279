import { Link } from '@tanstack/react-router'
import { listingTable as t } from '#messages/admin.ts'
import type { Answer } from '../call.ts'
import { When } from '../components/relative-time.tsx'
import { fieldLabels } from './editor/field-texts.ts'
import type { FormField } from './editor/listing-values.ts'

type Rows = Answer<'listingReviews'>['data']['listings']

/** What waits for approval, each with a link to where it is approved or sent back. */
export function ReviewRows({ rows }: { rows: Rows }) {
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ id, title, fields, by, sentAt }) => (
        <li key={id} className="flex items-start justify-between gap-4 py-2.5 first:pt-0 last:pb-0">
          <div className="min-w-0">
            <Link
              to="/listings/$id"
              params={{ id: String(id) }}
              className="font-medium break-words text-green-700 underline underline-offset-4"
            >
              {title}
            </Link>
            <p className="text-sm text-muted">
              {fields.length === 0
                ? t.newListing
                : t.changed({
                    by: by ?? t.colleague,
                    fields: fields.map((field) => fieldLabels[field as FormField] ?? field).join(', '),
                  })}
            </p>
          </div>
          <span className="shrink-0 text-sm text-muted">
            <When iso={sentAt} />
          </span>
        </li>
      ))}
    </ul>
  )
}
