import { getRouteApi } from '@tanstack/react-router'
import { adminShell as t } from '#messages/admin.ts'

const route = getRouteApi('/admin')

/** Tells an agent why their screens are empty, and what to do about it. */
export function AgentNotice() {
  const { role, agent } = route.useLoaderData()
  if (role !== 'agent' || agent?.active) return null
  return (
    <div role="status" className="mb-6 rounded-card border border-gold bg-gold-50 px-4 py-3">
      <p className="font-medium">{agent ? t.agentArchived : t.agentMissing}</p>
      <p className="mt-1 text-muted">{agent ? t.agentArchivedHelp : t.agentMissingHelp}</p>
    </div>
  )
}
