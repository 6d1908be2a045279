import { getRouteApi } from '@tanstack/react-router'
import { WebhookFields } from '#contract/admin/webhooks.ts'
import { Badge } from '#ui/badge.tsx'
import { type Answer, call } from '../call.ts'
import { kindOf } from '../collections/content-type.ts'
import { RecordEditor } from '../collections/record-editor.tsx'
import { RecordList } from '../collections/record-list.tsx'
import { When } from '../components/relative-time.tsx'
import { Panel } from '../components/screen.tsx'
import { eventOptions, senderNames } from './labels.ts'
import { WebhookPanels } from './webhook-panels.tsx'

const kind = kindOf({
  path: '/webhooks',
  one: 'webhook',
  many: 'Webhooks',
  offSite: {
    empty: 'Add the address of a program, such as a CRM, and it is told of leads as they come.',
    archived: 'nothing is sent to it',
  },
  schema: WebhookFields,
  empty: () => ({
    name: '',
    url: '',
    events: ['lead.created', 'lead.assigned'],
    with_contact: false,
    active: true,
  }),
  nameOf: ({ name }) => String(name),
  sections: [
    {
      title: 'Where to',
      fields: [
        {
          kind: 'text',
          name: 'name',
          label: 'Name',
          hint: 'How you call it, such as the name of the program',
        },
        {
          kind: 'text',
          type: 'url',
          name: 'url',
          label: 'Address',
          hint: 'A public one that begins with https://',
        },
        { kind: 'check', name: 'active', label: 'Switched on' },
        {
          kind: 'check',
          name: 'with_contact',
          label: 'Say who the visitor is',
          hint: 'Name, phone and e-mail with events about leads, for a program that may have them',
        },
      ],
    },
    {
      title: 'What it is told',
      fields: [{ kind: 'choices', name: 'events', label: 'Whenever', options: eventOptions, wide: true }],
    },
  ],
  show: (id) => call('showWebhook', { params: { id } }),
  create: (body) => call('createWebhook', { body }),
  change: ({ id, version }, fields) =>
    call('changeWebhook', { params: { id }, body: { ...fields, version } }),
  archive: (id, archived) => call('archiveWebhook', { params: { id }, body: { archived } }),
})

type Webhook = Answer<'listWebhooks'>['data'][number]

export function WebhooksScreen() {
  const { data, senders } = getRouteApi('/admin/webhooks').useLoaderData()
  return (
    <>
      <RecordList
        kind={kind}
        text="Other programs that are told what happens here, signed, and again until they have it."
        rows={data}
        nameOf={({ name }) => name}
        columns={[
          { name: 'state', label: 'State', width: 130, cell: (one) => <State webhook={one} /> },
          { name: 'url', label: 'Address', width: 320, cell: ({ url }) => url },
          {
            name: 'events',
            label: 'Events',
            width: 90,
            numeric: true,
            cell: ({ events }) => events.length,
          },
        ]}
      />
      <div className="mt-8 max-w-4xl">
        <Panel title="Phones">
          <p className="-mt-2 mb-4 max-w-2xl text-muted">
            New leads, and whose they are, as messages on staff’s phones: their kind and reference, nothing of
            the visitor. Whoever runs the server sets it up.
          </p>
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[140px_minmax(0,1fr)]">
            {senders.map(({ target, host, setting }) => (
              <div key={target} className="contents">
                <dt className="text-muted">{senderNames[target]}</dt>
                <dd className="break-words">{host ? `Sent through ${host}` : `Not set up: ${setting}`}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      </div>
    </>
  )
}

function State({ webhook: { active, pausedAt, failingSince } }: { webhook: Webhook }) {
  if (pausedAt) return <Badge tone="danger">Paused</Badge>
  if (!active) return <Badge tone="quiet">Off</Badge>
  if (!failingSince) return <Badge>On</Badge>
  return (
    <span className="inline-flex items-center gap-2">
      <Badge tone="gold">Failing</Badge>
      <When iso={failingSince} className="text-sm text-muted" />
    </span>
  )
}

export function WebhookScreen() {
  const loaded = getRouteApi('/admin/webhooks/$id').useLoaderData()
  return (
    <RecordEditor kind={kind} loaded={loaded}>
      {loaded && <WebhookPanels webhook={loaded} />}
    </RecordEditor>
  )
}
