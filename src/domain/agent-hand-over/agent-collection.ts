import { agentRecords } from '../agents/index.ts'
import type { AllowedContext } from '../context.ts'
import { handOver, type Successors } from './hand-over.ts'

/** Agents as staff edit them. */
export const agentCollection = {
  ...agentRecords,
  /**
   * Takes an agent who has left off the site and hands over what they have, or brings one back.
   * @throws NotFound for an unknown id, Invalid when it does not say who gets their listings or leads
   */
  async archive(
    ctx: AllowedContext<'team.edit', 'db' | 'queue'>,
    { id, archived, ...successors }: Successors & { id: number; archived: boolean },
  ) {
    return ctx.db.transaction(async (tx) => {
      // Off the list of agents first, so that they are assigned nothing meanwhile.
      const agent = await agentRecords.archive({ ...ctx, db: tx }, { id, archived })
      if (archived) await handOver({ ...ctx, db: tx }, id, successors)
      return agent
    })
  },
}
