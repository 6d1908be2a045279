import { and, eq } from 'drizzle-orm'
import type { LeadReceipt, ProjectInquiry } from '#contract/leads/inquiry.ts'
import type { Db } from '#db/client.ts'
import { projects } from '#db/schema/index.ts'
import { isShown } from '#db/shown-projects.ts'
import { missing } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import type { IdempotencyKey } from '../idempotency/index.ts'
import { receiveLead } from './receive.ts'

/**
 * Stores a question about a project; see `receiveLead` for what `once` does.
 * @throws NotFound when no such project is shown, Invalid when the key of `once` was used with other values
 */
export async function receiveProjectInquiry(
  ctx: Context<'db' | 'queue'>,
  { inquiry, once }: { inquiry: ProjectInquiry; once: IdempotencyKey | undefined },
): Promise<LeadReceipt> {
  const { name, email, phone, project_id } = inquiry
  return receiveLead(ctx, once, async (tx) => {
    await mustBeShown(tx, project_id)
    return { kind: 'project_inquiry', name, email, phone, payload: inquiry, project_id }
  })
}

async function mustBeShown(tx: Db, id: number): Promise<void> {
  const found = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, id), isShown))
  if (found.length === 0) throw new NotFound(missing.project)
}
