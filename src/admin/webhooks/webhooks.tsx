import type { webhooks as declared } from '#contract/admin/webhooks.ts'
import { Badge } from '#ui/badge.tsx'
import type { CollectionDetails, ListOf, RowOf } from '../collections/collection-details.ts'
import { When } from '../components/relative-time.tsx'
import { Panel } from '../components/screen.tsx'
import { eventOptions, senderNames } from './labels.ts'
import { WebhookPanels } from './webhook-panels.tsx'

export const webhooks: CollectionDetails<typeof declared> = {
  text: 'Other programs that are told what happens here, signed, and again until they have it.',
  name: 'name',
  offSite: {
    empty: 'Add the address of a program, such as a CRM, and it is told of leads as they come.',
    archived: 'nothing is sent to it',
  },
  columns: [
    { name: 'state', label: 'State', width: 130, cell: (one) => <State webhook={one} /> },
    { name: 'url', label: 'Address', width: 320, cell: ({ url }) => url },
    {
      name: 'events',
      label: 'Events',
      width: 90,
      numeric: true,
      cell: ({ events }) => events.length,
    },
  ],
  empty: () => ({
    name: '',
    url: '',
    events: ['lead.created', 'lead.assigned'],
    with_contact: false,
    active: true,
  }),
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
          label: 'Include contact details',
          hint: 'Name, phone and e-mail with events about leads, for a program that may have them',
        },
      ],
    },
    {
      title: 'What it is told',
      fields: [{ kind: 'choices', name: 'events', label: 'Events', options: eventOptions, wide: true }],
    },
  ],
  BelowList: Senders,
  BelowForm: ({ record }) => <WebhookPanels webhook={record} />,
}

function State({ webhook: { active, pausedAt, failingSince } }: { webhook: RowOf<typeof declared> }) {
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

/** The server's own senders, which reach phones. */
function Senders({ list: { senders } }: { list: ListOf<typeof declared> }) {
  return (
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
  )
}
