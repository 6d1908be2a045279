import { getRouteApi } from '@tanstack/react-router'
import { deliveryStates } from '#contract/admin/webhooks.ts'
import { webhooks as t } from '#messages/admin.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { type Answer, call } from '../call.ts'
import { addressFilters } from '../components/address-filters.ts'
import type { Column } from '../components/data-table.tsx'
import { FilterChoice } from '../components/filters.tsx'
import { ListScreen } from '../components/list-screen.tsx'
import { When } from '../components/relative-time.tsx'
import { RowLink } from '../components/row-link.tsx'
import { BulkBar } from '../components/select-rows.tsx'
import { useChosenRows } from '../components/use-chosen-rows.ts'
import { nameOfEvent, senderNames, stateNames } from './labels.ts'

const route = getRouteApi('/admin/deliveries')

type Delivery = Answer<'deliveries'>['data'][number]

/** The deliveries to other programs, and their answers. */
export function DeliveriesScreen() {
  const { data, pagination, webhooks } = route.useLoaderData()
  const { state, webhook } = route.useSearch()
  const { look, ...narrowed } = addressFilters({ state, webhook }, route.useNavigate())
  const { selection, isSending, error, act } = useChosenRows(JSON.stringify([state, webhook]))
  const send = () =>
    act(
      (ids) => call('sendDeliveries', { body: { ids } }),
      (count) => t.deliveries.resending({ count }),
    )
  return (
    <ListScreen
      title={t.deliveries.title}
      text={t.deliveries.intro}
      narrowed={narrowed}
      filters={
        <>
          <FilterChoice
            label={t.deliveries.status}
            value={state}
            options={deliveryStates.map((one) => [one, stateNames[one]] as const)}
            onValue={(one) => look({ state: one })}
          />
          <FilterChoice
            label={t.deliveries.sentTo}
            value={webhook === undefined ? undefined : String(webhook)}
            options={webhooks.map(({ id, name }) => [String(id), name] as const)}
            onValue={(one) => look({ webhook: one === undefined ? undefined : Number(one) })}
          />
        </>
      }
      error={error}
      name="deliveries"
      label={t.deliveries.title}
      columns={columns}
      rows={data}
      keyOf={({ id }) => id}
      labelOf={({ about, event }) => `${nameOfEvent(event)}: ${about}`}
      selection={selection}
      empty={{
        filtered: t.deliveries.noneMatch,
        title: t.deliveries.none,
        text: t.deliveries.noneHelp,
      }}
      pagination={pagination}
      unit={t.count}
    >
      <BulkBar selection={selection}>
        <Button variant="main" aria-disabled={isSending} onClick={() => void send()}>
          {t.deliveries.resend}
        </Button>
      </BulkBar>
    </ListScreen>
  )
}

const columns: ReadonlyArray<Column<Delivery>> = [
  {
    name: 'event',
    label: t.deliveries.event,
    width: 250,
    cell: ({ id, event, about }) => (
      <RowLink to="/deliveries/$delivery" params={{ delivery: id }} detail={about}>
        {nameOfEvent(event)}
      </RowLink>
    ),
  },
  { name: 'to', label: t.deliveries.sentTo, width: 130, cell: receiverName },
  {
    name: 'state',
    label: t.deliveries.status,
    width: 110,
    cell: ({ state }) => <DeliveryBadge state={state} />,
  },
  { name: 'tries', label: t.deliveries.tries, width: 70, numeric: true, cell: ({ tries }) => tries },
  {
    name: 'when',
    label: t.deliveries.happened,
    width: 145,
    cell: ({ createdAt }) => <When iso={createdAt} />,
  },
  {
    name: 'said',
    label: t.deliveries.problem,
    width: 250,
    cell: ({ state, last }) =>
      state !== 'delivered' && <span className="text-danger">{last?.problem ?? undefined}</span>,
  },
  {
    name: 'next',
    label: t.deliveries.nextTry,
    width: 119,
    cell: ({ nextAt }) => nextAt && <When iso={nextAt} />,
  },
]

export function receiverName({ webhook, target }: Pick<Delivery, 'webhook' | 'target'>): string {
  return webhook?.name ?? senderNames[target]
}

const tones = { delivered: 'tint', waiting: 'quiet', held: 'gold', failed: 'danger' } as const

export function DeliveryBadge({ state }: Pick<Delivery, 'state'>) {
  return <Badge tone={tones[state]}>{stateNames[state]}</Badge>
}
