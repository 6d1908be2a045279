import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { type Answer, call } from '../call.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { FilterBar, FilterChoice, FilterText } from '../ui/filters.tsx'
import { Nothing } from '../ui/nothing.tsx'
import { Pages } from '../ui/pages.tsx'
import { Screen } from '../ui/screen.tsx'
import { BulkBar } from '../ui/select-rows.tsx'
import { tell } from '../ui/toasts.ts'
import { useSelection } from '../ui/use-selection.ts'
import { useSending } from '../ui/use-sending.ts'
import { When } from '../ui/when.tsx'

const route = getRouteApi('/office/outbox')

type Mail = Answer<'mails'>['data'][number]

/** Every mail of ours: sent, waiting, or kept because there is no mail server. */
export function OutboxScreen() {
  const { data, canSend, pagination } = route.useLoaderData()
  const { q, status } = route.useSearch()
  const navigate = route.useNavigate()
  const router = useRouter()
  const selection = useSelection()
  const sending = useSending()
  const send = async () => {
    const ids = [...selection.chosen].map(Number)
    if (!(await sending.send(() => call('sendMails', { body: { ids } })))) return
    selection.clear()
    tell(ids.length === 1 ? 'The mail is on its way.' : `${ids.length} mails are on their way.`)
    await router.invalidate()
  }
  return (
    <Screen title="Outbox" text="What the site wrote to visitors, colleagues and staff.">
      {!canSend && (
        <p className="mb-4 rounded-card bg-gold-50 px-4 py-3 text-gold-700">
          There is no mail server: mails are kept here. Set SMTP_URL and start the server again, then send
          them.
        </p>
      )}
      <FilterBar onClear={q || status ? () => void navigate({ search: { page: 1 } }) : undefined}>
        <FilterText
          label="Recipient or subject"
          value={q}
          onValue={(text) =>
            void navigate({ search: { page: 1, ...(text && { q: text }), ...(status && { status }) } })
          }
        />
        <FilterChoice
          label="State"
          value={status}
          options={[
            ['failing', 'Failed, tried again'],
            ['waiting', 'Waiting'],
            ['kept', 'Kept'],
            ['sent', 'Sent'],
          ]}
          onValue={(one) =>
            void navigate({ search: { page: 1, ...(q && { q }), ...(one && { status: one }) } })
          }
        />
      </FilterBar>
      {sending.error && (
        <p role="alert" className="mb-4 rounded-card bg-danger-50 px-4 py-3 text-danger">
          {sending.error}
        </p>
      )}
      <DataTable
        name="outbox"
        label="Mails"
        columns={columns}
        rows={data}
        keyOf={({ id }) => String(id)}
        labelOf={({ subject }) => subject}
        selection={selection}
        empty={
          <Nothing
            title="No mail is like that"
            text={
              q || status
                ? 'Clear the filters to see all of them.'
                : 'The first form that is sent brings the first mails.'
            }
          />
        }
      />
      {data.length > 0 && <Pages pagination={pagination} unit={['mail', 'mails']} />}
      <BulkBar selection={selection}>
        <Button aria-disabled={sending.isSending || !canSend} onClick={() => canSend && void send()}>
          Send
        </Button>
      </BulkBar>
    </Screen>
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
