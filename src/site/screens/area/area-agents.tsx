import { areaPage as t } from '#messages/site.ts'
import { AgentCard } from '../../cards/static-agent-card.ts'
import { FailedList } from '../../parts/failed-list.tsx'
import type { AreaData } from './area-data.ts'

/** Who of the agency knows the area. */
export function AreaAgents({ area, agents }: { area: string; agents: AreaData['agents'] }) {
  if (agents?.length === 0) return null
  return (
    <section className="mt-12 md:mt-16 print:hidden">
      <h2 className="mb-6 text-3xl">{t.agents({ area })}</h2>
      {!agents && <FailedList />}
      <ul className="grid gap-4 md:gap-6 nav:grid-cols-3">
        {agents?.map((agent) => (
          <li key={agent.id}>
            <AgentCard agent={agent} />
          </li>
        ))}
      </ul>
    </section>
  )
}
