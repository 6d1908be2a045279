import { Link } from '@tanstack/react-router'
import { formatSize } from '#contract/listings/format-size.ts'
import { typeLabel } from '#contract/listings/property.ts'
import { formatAsked } from '#contract/text/money.ts'
import { listingTable as t } from '#messages/admin.ts'
import { Picture } from '#ui/picture.tsx'
import type { Answer } from '../call.ts'
import type { Column } from '../components/data-table.tsx'
import { When } from '../components/relative-time.tsx'
import { StatusBadge } from './status-badge.tsx'

export type ListingTableRow = Answer<'listings'>['data'][number]

export const listingColumns: ReadonlyArray<Column<ListingTableRow>> = [
  { name: 'title', label: t.listing, width: 290, sort: 'title', cell: (row) => <Title row={row} /> },
  { name: 'status', label: t.status, width: 115, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    name: 'price',
    label: t.price,
    width: 145,
    sort: 'price',
    numeric: true,
    cell: ({ price, purpose }) => (
      <>
        {formatAsked(price)}
        {purpose === 'rent' && <span className="block text-sm text-muted">{t.aMonth}</span>}
      </>
    ),
  },
  {
    name: 'size',
    label: t.size,
    width: 110,
    sort: 'size',
    numeric: true,
    cell: ({ size, beds }) => (
      <>
        {formatSize(size)}
        {beds !== null && <span className="block text-sm text-muted">{t.beds({ beds })}</span>}
      </>
    ),
  },
  {
    name: 'place',
    label: t.location,
    width: 155,
    cell: ({ area, city }) => (
      <>
        <span className="block truncate">{area.name}</span>
        <span className="block truncate text-sm text-muted">{city.name}</span>
      </>
    ),
  },
  {
    name: 'agent',
    label: t.agent,
    width: 135,
    cell: ({ agent }) => agent?.name ?? <span className="text-muted">{t.unassigned}</span>,
  },
  {
    name: 'confirmed',
    label: t.confirmed,
    width: 144,
    sort: 'confirmed',
    cell: ({ confirmedAt, toConfirm }) => (
      <span className={toConfirm ? 'font-medium text-gold-700' : ''}>
        {confirmedAt ? <When iso={confirmedAt} /> : t.never}
      </span>
    ),
  },
  {
    name: 'updated',
    label: t.updated,
    width: 144,
    sort: 'updated',
    cell: ({ updatedAt }) => <When iso={updatedAt} />,
  },
]

function Title({
  row: { id, title, subtype, purpose, image, imageCount, featured },
}: {
  row: ListingTableRow
}) {
  return (
    <span className="flex items-center gap-3">
      <Picture
        src={image?.url ?? null}
        alt=""
        placeholder={image?.placeholder ?? null}
        seed={id}
        place="mark"
        sizes="56px"
        className="my-1.5 h-11 w-14 shrink-0 rounded-sm"
      />
      <span className="min-w-0">
        <Link
          to="/listings/$id"
          params={{ id: String(id) }}
          data-row
          className="block truncate font-medium underline-offset-4 hover:underline"
        >
          {title}
        </Link>
        <span className="block truncate text-sm text-muted">
          {t.summary({ id, type: typeLabel(subtype), purpose, photos: imageCount })}
          {featured && <span className="ml-2 font-medium text-gold-700">{t.featured}</span>}
        </span>
      </span>
    </span>
  )
}
