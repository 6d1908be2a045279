import { getRouteApi } from '@tanstack/react-router'

const route = getRouteApi('/admin')

/** Tells an agent why their screens are empty, and what to do about it. */
export function AgentNotice() {
  const { role, agent } = route.useLoaderData()
  if (role !== 'agent' || agent?.active) return null
  return (
    <div role="status" className="mb-6 rounded-card border border-gold bg-gold-50 px-4 py-3">
      <p className="font-medium">
        {agent ? 'Your agent profile is archived' : 'Your account has no agent profile yet'}
      </p>
      <p className="mt-1 text-muted">
        {agent
          ? 'You keep your leads and listings but get no new leads. If this is wrong, ask a manager to restore your profile under Agents.'
          : 'You will not see any leads or listings until an administrator links your account to an agent profile, under Staff.'}
      </p>
    </div>
  )
}
