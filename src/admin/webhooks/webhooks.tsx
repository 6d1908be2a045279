import type { webhooks as declared } from '#contract/admin/webhooks.ts'
import { webhooks as t } from '#messages/admin.ts'
import { Badge } from '#ui/badge.tsx'
import type { CollectionDetails, ListOf, RowOf } from '../collections/collection-details.ts'
import { When } from '../components/relative-time.tsx'
import { Panel } from '../components/screen.tsx'
import { eventOptions, senderNames } from './labels.ts'
import { WebhookPanels } from './webhook-panels.tsx'

export const webhooks: CollectionDetails<typeof declared> = {
  text: t.intro,
  name: 'name',
  offSite: {
    empty: t.emptyHelp,
    archived: t.deletedEffect,
  },
  columns: [
    { name: 'state', label: t.status, width: 130, cell: (one) => <State webhook={one} /> },
    { name: 'url', label: t.url, width: 320, cell: ({ url }) => url },
    {
      name: 'events',
      label: t.eventsLabel,
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
      title: t.endpoint,
      fields: [
        {
          kind: 'text',
          name: 'name',
          label: t.name,
          hint: t.nameHint,
        },
        {
          kind: 'text',
          type: 'url',
          name: 'url',
          label: t.url,
          hint: t.urlHint,
        },
        { kind: 'check', name: 'active', label: t.isOn },
        {
          kind: 'check',
          name: 'with_contact',
          label: t.contactDetails,
          hint: t.contactDetailsHint,
        },
      ],
    },
    {
      title: t.eventsLabel,
      fields: [{ kind: 'choices', name: 'events', label: t.eventsLabel, options: eventOptions, wide: true }],
    },
  ],
  BelowList: Senders,
  BelowForm: ({ record }) => <WebhookPanels webhook={record} />,
}

function State({ webhook: { active, pausedAt, failingSince } }: { webhook: RowOf<typeof declared> }) {
  if (pausedAt) return <Badge tone="danger">{t.paused.title}</Badge>
  if (!active) return <Badge tone="quiet">{t.badges.off}</Badge>
  if (!failingSince) return <Badge>{t.badges.on}</Badge>
  return (
    <span className="inline-flex items-center gap-2">
      <Badge tone="gold">{t.badges.failing}</Badge>
      <When iso={failingSince} className="text-sm text-muted" />
    </span>
  )
}

/** The server's own senders, which reach phones. */
function Senders({ list: { senders } }: { list: ListOf<typeof declared> }) {
  return (
    <div className="mt-8 max-w-4xl">
      <Panel title={t.phones.title}>
        <p className="-mt-2 mb-4 max-w-2xl text-muted">{t.phones.help}</p>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[140px_minmax(0,1fr)]">
          {senders.map(({ target, host, setting }) => (
            <div key={target} className="contents">
              <dt className="text-muted">{senderNames[target]}</dt>
              <dd className="break-words">
                {host ? t.phones.sentThrough({ host }) : t.phones.missing({ setting })}
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
    </div>
  )
}
