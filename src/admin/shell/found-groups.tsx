import { Command } from 'cmdk'
import { House, Inbox, type LucideIcon, UserRound } from 'lucide-react'
import { kindNames, statusNames } from '#contract/admin/lead-labels.ts'
import { formatPhone } from '#contract/text/phones.ts'
import { adminShell as t } from '#messages/admin.ts'
import { statusLabels } from '../listings/labels.ts'
import type { Found } from './use-found.ts'

type Line = {
  key: string
  icon: LucideIcon
  text: string
  more: string
  path: string
  search?: Readonly<Record<string, string>>
}

/** The clients, leads and listings that were found. */
export function FoundGroups({
  found,
  onChosen,
}: {
  found: Found
  onChosen: (path: string, search?: Line['search']) => void
}) {
  return groupResults(found)
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => (
      <Command.Group key={heading} heading={heading} className={group}>
        {lines.map(({ key, icon: Icon, text, more, path, search }) => (
          <Command.Item
            key={key}
            value={key}
            onSelect={() => onChosen(path, search)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-card px-3 py-1 aria-selected:bg-green-50"
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
            <span className="min-w-0">
              <span className="block truncate">{text}</span>
              <span className="block truncate text-sm text-muted">{more}</span>
            </span>
          </Command.Item>
        ))}
      </Command.Group>
    ))
}

export function hasAny(found: Found): boolean {
  return groupResults(found).some(([, lines]) => lines.length > 0)
}

const group =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-2 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-muted'

function groupResults({
  clients,
  leads,
  listings,
}: Found): ReadonlyArray<readonly [string, readonly Line[]]> {
  return [
    [
      t.found.clients,
      clients.map(({ name, phone, email, leads: count }) => ({
        key: `client ${phone ?? email} ${name}`,
        icon: UserRound,
        text: name,
        more: `${[phone && formatPhone(phone), email].filter(Boolean).join(' · ')} · ${t.found.leadCount({ count })}`,
        path: '/leads',
        search: { q: phone ?? email ?? name, status: 'all' },
      })),
    ],
    [
      t.found.leads,
      leads.map(({ id, reference, name, kind, status }) => ({
        key: `lead ${id}`,
        icon: Inbox,
        text: `${name}, ${reference}`,
        more: `${kindNames[kind]} · ${statusNames[status]}`,
        path: `/leads/${id}`,
      })),
    ],
    [
      t.found.listings,
      listings.map(({ id, title, status, place }) => ({
        key: `listing ${id}`,
        icon: House,
        text: title,
        more: `${id} · ${place} · ${statusLabels[status]}`,
        path: `/listings/${id}`,
      })),
    ],
  ]
}
