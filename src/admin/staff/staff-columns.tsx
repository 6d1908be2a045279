import { staff as t } from '#messages/admin.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { Column } from '../components/data-table.tsx'
import { When } from '../components/relative-time.tsx'
import { roleLabels, roleOptions } from '../labels.ts'
import { AgentCell, lacksAgent } from './agent-cell.tsx'
import type { Change, Member } from './member.ts'

/** The columns of the staff list, some of them editable. */
export function staffColumns(
  onChange: (member: Member, change: Change, done: string) => void,
  onLink: (member: Member) => void,
  onResetFactor: (member: Member) => void,
  /** The ID of the signed-in user. */
  me: string,
): ReadonlyArray<Column<Member>> {
  return [
    {
      name: 'name',
      label: t.name,
      width: 230,
      cell: (member) => (
        <>
          <span className={`block truncate font-medium ${member.active ? '' : 'text-muted line-through'}`}>
            {member.name}
          </span>
          <span className="block truncate text-sm text-muted">{member.email}</span>
          {lacksAgent(member) && (
            <span className="mt-1 block">
              <Badge tone="danger">{t.noAgentProfile}</Badge>
            </span>
          )}
        </>
      ),
    },
    {
      name: 'role',
      label: t.role,
      width: 180,
      cell: (member) => (
        <select
          aria-label={t.roleOf({ name: member.name })}
          value={member.role}
          onChange={({ currentTarget }) => {
            const role = roleOptions.find(([one]) => one === currentTarget.value)?.[0]
            if (role) onChange(member, { role }, t.roleChanged({ name: member.name, role: roleLabels[role] }))
          }}
          className="my-2 min-h-11 w-full rounded-input border border-field bg-white select-arrow px-3 pe-9"
        >
          {roleOptions.map(([one, label]) => (
            <option key={one} value={one}>
              {label}
            </option>
          ))}
        </select>
      ),
    },
    {
      name: 'agent',
      label: t.agent.profile,
      width: 210,
      cell: (member) => <AgentCell member={member} onLink={onLink} />,
    },
    {
      name: 'secondFactor',
      label: t.twoFactor,
      width: 150,
      cell: (member) => (
        <span className="flex items-center justify-between gap-2">
          {member.secondFactor ? t.on : t.off}
          {member.secondFactor && member.id !== me && (
            <Button size="sm" onClick={() => onResetFactor(member)}>
              {t.reset}
              <span className="sr-only">{t.resetOf({ name: member.name })}</span>
            </Button>
          )}
        </span>
      ),
    },
    {
      name: 'seen',
      label: t.lastSeen,
      width: 150,
      cell: ({ lastSeenAt }) => (lastSeenAt ? <When iso={lastSeenAt} /> : t.neverSeen),
    },
    {
      name: 'access',
      label: t.access,
      width: 160,
      cell: (member) => (
        <Button
          size="sm"
          onClick={() =>
            onChange(
              member,
              { active: !member.active },
              member.active
                ? t.deactivatedToast({ name: member.name })
                : t.reactivatedToast({ name: member.name }),
            )
          }
        >
          {member.active ? t.deactivate : t.reactivate}
          <span className="sr-only">{`: ${member.name}`}</span>
        </Button>
      ),
    },
  ]
}
