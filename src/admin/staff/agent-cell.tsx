import { Link } from '@tanstack/react-router'
import { staff as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import type { Member } from './member.ts'

/** The agent linked to an account, what is wrong about it, and the action that fixes it. */
export function AgentCell({ member, onLink }: { member: Member; onLink: (member: Member) => void }) {
  const { agent, active, name } = member
  if (!agent) {
    return (
      <Button size="sm" variant={lacksAgent(member) ? 'tint' : 'plain'} onClick={() => onLink(member)}>
        {t.linkAgent}
        <span className="sr-only">{`: ${name}`}</span>
      </Button>
    )
  }
  return (
    <span className="block py-2">
      <span className="flex flex-wrap items-center gap-2">
        <Link
          to="/agents/$id"
          params={{ id: String(agent.id) }}
          className="text-green-700 underline underline-offset-4"
        >
          {agent.name}
        </Link>
        <Button size="sm" onClick={() => onLink(member)}>
          {t.changeAgent}
          <span className="sr-only">{t.ofAgentProfile({ name })}</span>
        </Button>
      </span>
      {active && !agent.active && <Note>{t.agentArchived}</Note>}
      {!active && agent.active && <Note>{t.agentStillShown}</Note>}
    </span>
  )
}

/** Whether an active account has the role of an agent but no agent: its screens are empty. */
export function lacksAgent({ agent, role, active }: Member): boolean {
  return agent === null && role === 'agent' && active
}

function Note({ children }: { children: string }) {
  return <span className="mt-1 block text-sm text-danger">{children}</span>
}
