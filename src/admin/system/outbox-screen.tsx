import { getRouteApi } from '@tanstack/react-router'
import { adminSystem as t } from '#messages/admin.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { type Answer, call } from '../call.ts'
import { addressFilters } from '../components/address-filters.ts'
import type { Column } from '../components/data-table.tsx'
import { FilterChoice, FilterText } from '../components/filters.tsx'
import { ListScreen } from '../components/list-screen.tsx'
import { When } from '../components/relative-time.tsx'
import { RowLink } from '../components/row-link.tsx'
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
      (count) => t.outbox.sending({ count }),
    )
  return (
    <ListScreen
      title={t.outbox.title}
      text={t.outbox.intro}
      before={
        !canSend && (
          <p className="mb-4 rounded-card bg-gold-50 px-4 py-3 text-gold-700">{t.outbox.noServer}</p>
        )
      }
      narrowed={narrowed}
      filters={
        <>
          <FilterText label={t.outbox.search} value={q} onValue={(text) => look({ q: text })} />
          <FilterChoice
            label={t.outbox.status}
            value={status}
            options={[
              ['failing', t.outbox.filters.failed],
              ['waiting', t.outbox.filters.waiting],
              ['kept', t.outbox.filters.kept],
              ['sent', t.outbox.filters.sent],
            ]}
            onValue={(one) => look({ status: one })}
          />
        </>
      }
      error={error}
      name="outbox"
      label={t.outbox.emails}
      columns={columns}
      rows={data}
      keyOf={({ id }) => String(id)}
      labelOf={({ subject }) => subject}
      selection={selection}
      empty={{
        filtered: t.outbox.noneMatch,
        title: t.outbox.none,
        text: t.outbox.noneHelp,
      }}
      pagination={pagination}
      unit={t.emailCount}
    >
      <BulkBar selection={selection}>
        <Button aria-disabled={isSending || !canSend} onClick={() => canSend && void send()}>
          {t.outbox.send}
        </Button>
      </BulkBar>
    </ListScreen>
  )
}

const columns: ReadonlyArray<Column<Mail>> = [
  {
    name: 'subject',
    label: t.outbox.email,
    width: 360,
    cell: ({ id, subject, recipient }) => (
      <RowLink to="/outbox/$mail" params={{ mail: String(id) }} detail={recipient}>
        {subject}
      </RowLink>
    ),
  },
  { name: 'state', label: t.outbox.status, width: 130, cell: (mail) => <MailState mail={mail} /> },
  { name: 'written', label: t.outbox.created, width: 150, cell: ({ createdAt }) => <When iso={createdAt} /> },
  { name: 'sent', label: t.outbox.sent, width: 150, cell: ({ sentAt }) => sentAt && <When iso={sentAt} /> },
  {
    name: 'problem',
    label: t.outbox.problem,
    width: 260,
    cell: ({ problem }) => <span className="text-danger">{problem}</span>,
  },
]

export function MailState({ mail: { status, problem } }: { mail: Pick<Mail, 'status' | 'problem'> }) {
  if (status === 'sent') return <Badge>{t.outbox.sent}</Badge>
  if (status === 'kept') return <Badge tone="gold">{t.outbox.filters.kept}</Badge>
  return problem ? (
    <Badge tone="danger">{t.outbox.failed}</Badge>
  ) : (
    <Badge tone="quiet">{t.outbox.filters.waiting}</Badge>
  )
}
