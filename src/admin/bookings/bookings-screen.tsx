import { getRouteApi } from '@tanstack/react-router'
import { clockTime } from '#contract/text/clock-time.ts'
import { formatPaid } from '#contract/text/money.ts'
import { adminBookings as t } from '#messages/admin.ts'
import { addressFilters } from '../components/address-filters.ts'
import type { Column } from '../components/data-table.tsx'
import { ExportLinks } from '../components/export-links.tsx'
import { FilterChoice, FilterText } from '../components/filters.tsx'
import { ListScreen, textsOfList } from '../components/list-screen.tsx'
import { When } from '../components/relative-time.tsx'
import { RowLink } from '../components/row-link.tsx'
import { Panel } from '../components/screen.tsx'
import { type BookingRow, filterOptions } from './labels.ts'
import { Notices } from './notices.tsx'
import { StateBadge } from './state-badge.tsx'

const route = getRouteApi('/admin/bookings')

/** The units that visitors hold or booked on the site, newest first. */
export function BookingsScreen() {
  const { data, strays, pagination } = route.useLoaderData()
  const { q, state } = route.useSearch()
  const { look, ...narrowed } = addressFilters({ q, state }, route.useNavigate())
  return (
    <ListScreen
      {...textsOfList(t)}
      actions={<ExportLinks of="exportBookings" query={{ q, state }} />}
      narrowed={narrowed}
      filters={
        <>
          <FilterText label={t.search} value={q} onValue={(text) => look({ q: text })} />
          <FilterChoice
            label={t.status}
            value={state}
            options={filterOptions}
            onValue={(one) => look({ state: one })}
          />
        </>
      }
      name="bookings"
      columns={columns}
      rows={data}
      keyOf={({ id }) => String(id)}
      labelOf={({ reference }) => reference}
      pagination={pagination}
    >
      {strays.length > 0 && (
        <div className="mt-8">
          <Panel title={t.unmatchedTitle}>
            <p className="mb-4 max-w-xl text-muted">{t.unmatchedHelp}</p>
            <Notices notices={strays} />
          </Panel>
        </div>
      )}
    </ListScreen>
  )
}

const columns: ReadonlyArray<Column<BookingRow>> = [
  {
    name: 'unit',
    label: t.unit,
    width: 260,
    cell: ({ id, unitNumber, project, unitType }) => (
      <RowLink to="/bookings/$booking" params={{ booking: String(id) }} detail={unitType}>
        {`${unitNumber}, ${project.name}`}
      </RowLink>
    ),
  },
  {
    name: 'buyer',
    label: t.buyer,
    width: 220,
    cell: ({ name, reference }) => (
      <>
        <span className="block truncate">{name}</span>
        <span className="block truncate text-sm text-muted">{reference}</span>
      </>
    ),
  },
  { name: 'state', label: t.status, width: 220, cell: (booking) => <StateBadge booking={booking} /> },
  { name: 'token', label: t.token, width: 130, numeric: true, cell: ({ amount }) => formatPaid(amount) },
  { name: 'came', label: t.held, width: 150, cell: ({ createdAt }) => <When iso={createdAt} /> },
  {
    name: 'until',
    label: t.until,
    width: 150,
    cell: ({ state, heldUntil }) => state === 'held' && clockTime(heldUntil),
  },
]
