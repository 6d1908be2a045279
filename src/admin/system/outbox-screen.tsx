import { getRouteApi, Link } from '@tanstack/react-router'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { type Answer, call } from '../call.ts'
import { addressFilters } from '../components/address-filters.ts'
import type { Column } from '../components/data-table.tsx'
import { FilterChoice, FilterText } from '../components/filters.tsx'
import { ListScreen } from '../components/list-screen.tsx'
import { When } from '../components/relative-time.tsx'
import { BulkBar } from '../components/select-rows.tsx'
import { useChosenRows } from '../components/use-chosen-rows.ts'

const route = getRouteApi('/admin/outbox')

type Mail = Answer<'mails'>['data'][number]

/** Every mail of ours: sent, waiting, or kept because there is no mail server. */
export function OutboxScreen() {
  const { data, canSend, pagination } = route.useLoaderData()
  const { q, status } = route.useSearch()
  const { look, ...narrowed } = addressFilters({ q, status }, route.useNavigate())
  const { selection, isSending, error, act } = useChosenRows(JSON.stringify([q, status]))
  const send = () =>
    act(
      (ids) => call('sendMails', { body: { ids: ids.map(Number) } }),
      (count) => (count === 1 ? 'The mail is on its way.' : `${count} mails are on their way.`),
    )
  return (
    <ListScreen
      title="Outbox"
      text="What the site wrote to visitors, colleagues and staff."
      before={
        !canSend && (
          <p className="mb-4 rounded-card bg-gold-50 px-4 py-3 text-gold-700">
            There is no mail server: mails are kept here. Set SMTP_URL and start the server again, then send
            them.
          </p>
        )
      }
      narrowed={narrowed}
      filters={
        <>
          <FilterText label="Recipient or subject" value={q} onValue={(text) => look({ q: text })} />
          <FilterChoice
            label="State"
            value={status}
            options={[
              ['failing', 'Failed, tried again'],
              ['waiting', 'Waiting'],
              ['kept', 'Kept'],
              ['sent', 'Sent'],
            ]}
            onValue={(one) => look({ status: one })}
          />
        </>
      }
      error={error}
      name="outbox"
      label="Mails"
      columns={columns}
      rows={data}
      keyOf={({ id }) => String(id)}
      labelOf={({ subject }) => subject}
      selection={selection}
      empty={{
        filtered: 'No mail is like that',
        title: 'Nothing was written yet',
        text: 'The first form that is sent brings the first mails.',
      }}
      pagination={pagination}
      unit={['mail', 'mails']}
    >
      <BulkBar selection={selection}>
        <Button aria-disabled={isSending || !canSend} onClick={() => canSend && void send()}>
          Send
        </Button>
      </BulkBar>
    </ListScreen>
  )
}

const columns: ReadonlyArray<Column<Mail>> = [
  {
    name: 'subject',
    label: 'Mail',
    width: 360,
    cell: ({ id, subject, recipient }) => (
      <>
        <Link
          to="/outbox/$mail"
          params={{ mail: String(id) }}
          data-row
          className="block truncate font-medium hover:underline"
        >
          {subject}
        </Link>
        <span className="block truncate text-sm text-muted">{recipient}</span>
      </>
    ),
  },
  { name: 'state', label: 'State', width: 130, cell: (mail) => <MailState mail={mail} /> },
  { name: 'written', label: 'Written', width: 150, cell: ({ createdAt }) => <When iso={createdAt} /> },
  { name: 'sent', label: 'Sent', width: 150, cell: ({ sentAt }) => sentAt && <When iso={sentAt} /> },
  {
    name: 'problem',
    label: 'What went wrong',
    width: 260,
    cell: ({ problem }) => <span className="text-danger">{problem}</span>,
  },
]

export function MailState({ mail: { status, problem } }: { mail: Pick<Mail, 'status' | 'problem'> }) {
  if (status === 'sent') return <Badge>Sent</Badge>
  if (status === 'kept') return <Badge tone="gold">Kept</Badge>
  return problem ? <Badge tone="danger">Failed</Badge> : <Badge tone="quiet">Waiting</Badge>
}
