import { asc, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { webhooks as declared } from '#contract/admin/webhooks.ts'
import { webhooks } from '#db/schema/index.ts'
import { complaintAbout } from '#integrations/public-address.ts'
import { type FieldsOf, type Seen, tableCollection } from '../../collections/index.ts'
import type { AllowedContext } from '../../context.ts'
import { Invalid } from '../../errors.ts'
import type { WebhookSettings } from '../settings.ts'
import { newSalt } from '../sign.ts'

type WebhookFields = FieldsOf<typeof declared>
type Ctx = AllowedContext<'system.manage', 'db' | 'push'>

const records = tableCollection(declared, {
  table: webhooks,
  orderBy: [asc(webhooks.name), asc(webhooks.id)],
  more: {
    secret_at: isoTime(webhooks.secret_at),
    failing_since: isoTime(webhooks.failing_since),
    paused_at: isoTime(webhooks.paused_at),
  },
  onInsert: () => ({ salt: newSalt() }),
  // The failures of another address do not count for this one.
  onUpdate: ({ url }, before) => (url === before.url ? {} : { failing_since: null }),
})

/** The addresses that events are sent to, without their secrets. */
export const webhookCollection = {
  ...records,
  /** @throws Invalid when the address is not https or leads into a private network */
  async create(ctx: Ctx, fields: WebhookFields) {
    await mustBePublic(fields, ctx.push)
    return records.create(ctx, fields)
  },
  /** @throws NotFound, Conflict when it was saved since, Invalid as for a new one */
  async change(ctx: Ctx, change: Seen & { fields: WebhookFields }) {
    await mustBePublic(change.fields, ctx.push)
    return records.change(ctx, change)
  },
}

async function mustBePublic({ url }: WebhookFields, { mayLoopback }: WebhookSettings): Promise<void> {
  const complaint = await complaintAbout(url, mayLoopback)
  if (complaint) throw new Invalid({ url: complaint })
}

function isoTime(column: AnyPgColumn): SQL<string | null> {
  return sql<string>`${column}`.mapWith((time: string) => new Date(time).toISOString())
}
