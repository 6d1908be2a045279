import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { deliveryStates } from '#contract/office/webhooks.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { type Answer, call } from '../call.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { FilterBar, FilterChoice } from '../ui/filters.tsx'
import { Nothing } from '../ui/nothing.tsx'
import { Pages } from '../ui/pages.tsx'
import { Screen } from '../ui/screen.tsx'
import { BulkBar } from '../ui/select-rows.tsx'
import { tell } from '../ui/toasts.ts'
import { useSelection } from '../ui/use-selection.ts'
import { useSending } from '../ui/use-sending.ts'
import { When } from '../ui/when.tsx'
import { nameOfEvent, senderNames, stateNames } from './words.ts'

const route = getRouteApi('/office/deliveries')

type Delivery = Answer<'deliveries'>['data'][number]

/** What was told to other programs, and what they said. */
export function DeliveriesScreen() {
  const { data, pagination, webhooks } = route.useLoaderData()
  const { state, webhook } = route.useSearch()
  const navigate = route.useNavigate()
  const router = useRouter()
  const selection = useSelection()
  const sending = useSending()
  const send = async () => {
    const ids = [...selection.chosen]
    if (!(await sending.send(() => call('sendDeliveries', { body: { ids } })))) return
    selection.clear()
    tell(ids.length === 1 ? 'It is sent again.' : `${ids.length} deliveries are sent again.`)
    await router.invalidate()
  }
  const isFiltered = state !== undefined || webhook !== undefined
  return (
    <Screen title="Deliveries" text="What other programs and phones were told. It is kept for a month.">
      <FilterBar onClear={isFiltered ? () => void navigate({ search: { page: 1 } }) : undefined}>
        <FilterChoice
          label="State"
          value={state}
          options={deliveryStates.map((one) => [one, stateNames[one]] as const)}
          onValue={(one) =>
            void navigate({ search: { page: 1, ...(webhook && { webhook }), ...(one && { state: one }) } })
          }
        />
        <FilterChoice
          label="Sent to"
          value={webhook === undefined ? undefined : String(webhook)}
          options={webhooks.map(({ id, name }) => [String(id), name] as const)}
          onValue={(one) =>
            void navigate({
              search: { page: 1, ...(state && { state }), ...(one && { webhook: Number(one) }) },
            })
          }
        />
      </FilterBar>
      {sending.error && (
        <p role="alert" className="mb-4 rounded-card bg-danger-50 px-4 py-3 text-danger">
          {sending.error}
        </p>
      )}
      <DataTable
        name="deliveries"
        label="Deliveries"
        columns={columns}
        rows={data}
        keyOf={({ id }) => id}
        labelOf={({ about, event }) => `${nameOfEvent(event)}: ${about}`}
        selection={selection}
        empty={
          <Nothing
            title={isFiltered ? 'No delivery is like that' : 'Nothing was sent yet'}
            text={isFiltered ? 'Clear the filters to see all of them.' : 'Add a webhook, and send it a test.'}
          />
        }
      />
      {data.length > 0 && <Pages pagination={pagination} unit={['delivery', 'deliveries']} />}
      <BulkBar selection={selection}>
        <Button variant="main" aria-disabled={sending.isSending} onClick={() => void send()}>
          Send again
        </Button>
      </BulkBar>
    </Screen>
  )
}

const columns: ReadonlyArray<Column<Delivery>> = [
  {
    name: 'event',
    label: 'Event',
    width: 250,
    cell: ({ id, event, about }) => (
      <>
        <Link
          to="/deliveries/$delivery"
          params={{ delivery: id }}
          data-row
          className="block truncate font-medium hover:underline"
        >
          {nameOfEvent(event)}
        </Link>
        <span className="block truncate text-sm text-muted">{about}</span>
      </>
    ),
  },
  { name: 'to', label: 'Sent to', width: 130, cell: receiverOf },
  { name: 'state', label: 'State', width: 110, cell: ({ state }) => <DeliveryBadge state={state} /> },
  { name: 'tries', label: 'Tries', width: 70, numeric: true, cell: ({ tries }) => tries },
  { name: 'when', label: 'Happened', width: 145, cell: ({ createdAt }) => <When iso={createdAt} /> },
  {
    name: 'said',
    label: 'What went wrong',
    width: 250,
    cell: ({ state, last }) =>
      state !== 'delivered' && <span className="text-danger">{last?.problem ?? undefined}</span>,
  },
  { name: 'next', label: 'Next try', width: 119, cell: ({ nextAt }) => nextAt && <When iso={nextAt} /> },
]

export function receiverOf({ webhook, target }: Pick<Delivery, 'webhook' | 'target'>): string {
  return webhook?.name ?? senderNames[target]
}

const tones = { delivered: 'tint', waiting: 'quiet', held: 'gold', failed: 'danger' } as const

export function DeliveryBadge({ state }: Pick<Delivery, 'state'>) {
  return <Badge tone={tones[state]}>{stateNames[state]}</Badge>
}
