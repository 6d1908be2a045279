import { getRouteApi, Link } from '@tanstack/react-router'
import { clockTime } from '#contract/text/clock-time.ts'
import { formatPaid } from '#contract/text/money.ts'
import { addressFilters } from '../components/address-filters.ts'
import type { Column } from '../components/data-table.tsx'
import { ExportLinks } from '../components/export-links.tsx'
import { FilterChoice, FilterText } from '../components/filters.tsx'
import { ListScreen } from '../components/list-screen.tsx'
import { When } from '../components/relative-time.tsx'
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
      title="Bookings"
      text="Units that visitors hold or booked on the site. A project is opened for it in its own form."
      actions={<ExportLinks of="exportBookings" query={{ q, state }} />}
      narrowed={narrowed}
      filters={
        <>
          <FilterText
            label="Name, phone, reference, unit or project"
            value={q}
            onValue={(text) => look({ q: text })}
          />
          <FilterChoice
            label="State"
            value={state}
            options={filterOptions}
            onValue={(one) => look({ state: one })}
          />
        </>
      }
      name="bookings"
      label="Bookings"
      columns={columns}
      rows={data}
      keyOf={({ id }) => String(id)}
      labelOf={({ reference }) => reference}
      empty={{
        filtered: 'No booking is like that',
        title: 'Nobody has booked a unit yet',
        text: 'Open a project for booking: write the numbers of its units and the token into its form.',
      }}
      pagination={pagination}
      unit={['booking', 'bookings']}
    >
      {strays.length > 0 && (
        <div className="mt-8">
          <Panel title="Payments that are told of and belong to no booking">
            <p className="mb-4 max-w-xl text-muted">
              The gateway signed these, and their orders are none of ours. Look for them in the gateway’s own
              office.
            </p>
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
    label: 'Unit',
    width: 260,
    cell: ({ id, unitNumber, project, unitType }) => (
      <>
        <Link
          to="/bookings/$booking"
          params={{ booking: String(id) }}
          data-row
          className="block truncate font-medium hover:underline"
        >
          {`${unitNumber}, ${project.name}`}
        </Link>
        <span className="block truncate text-sm text-muted">{unitType}</span>
      </>
    ),
  },
  {
    name: 'buyer',
    label: 'Buyer',
    width: 220,
    cell: ({ name, reference }) => (
      <>
        <span className="block truncate">{name}</span>
        <span className="block truncate text-sm text-muted">{reference}</span>
      </>
    ),
  },
  { name: 'state', label: 'State', width: 220, cell: (booking) => <StateBadge booking={booking} /> },
  { name: 'token', label: 'Token', width: 130, numeric: true, cell: ({ amount }) => formatPaid(amount) },
  { name: 'came', label: 'Held', width: 150, cell: ({ createdAt }) => <When iso={createdAt} /> },
  {
    name: 'until',
    label: 'Until',
    width: 150,
    cell: ({ state, heldUntil }) => state === 'held' && clockTime(heldUntil),
  },
]
