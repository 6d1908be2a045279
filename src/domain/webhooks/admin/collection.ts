import { asc, eq, sql } from 'drizzle-orm'
import type { WebhookFields } from '#contract/admin/webhooks.ts'
import type { Db } from '#db/client.ts'
import { webhooks } from '#db/schema/index.ts'
import { complaintAbout } from '#integrations/public-address.ts'
import { allow, type Staff } from '../../access/allow.ts'
import { insertedId, isArchived } from '../../collections/record-columns.ts'
import {
  archiveRecord,
  createRecord,
  type Kept,
  type Seen,
  showRecord,
  updateRecord,
} from '../../collections/save-record.ts'
import { Invalid } from '../../errors.ts'
import type { WebhookSettings } from '../settings.ts'
import { newSalt } from '../sign.ts'

type Room = { db: Db; push: WebhookSettings }

/** The addresses that events are sent to; their secrets are never among it. */
export async function listWebhooks(db: Db, by: Staff) {
  allow(by, 'system.manage')
  return (await rows(db).orderBy(asc(webhooks.name), asc(webhooks.id))).map(present)
}

/** @throws NotFound for an unknown id */
export async function showWebhook(db: Db, by: Staff, id: number) {
  allow(by, 'system.manage')
  return showRecord(db, kept, id)
}

/** @throws Invalid when the address is not https or leads into a private network */
export async function createWebhook({ db, push }: Room, by: Staff, fields: WebhookFields) {
  allow(by, 'system.manage')
  await mustBePublic(fields, push)
  return createRecord(db, by, kept, fields)
}

/** @throws NotFound, Conflict when somebody else saved it since, Invalid as above */
export async function changeWebhook({ db, push }: Room, by: Staff, seen: Seen, fields: WebhookFields) {
  allow(by, 'system.manage')
  await mustBePublic(fields, push)
  return updateRecord(db, by, kept, seen, fields)
}

/** Sends nothing more to it, or takes it back. @throws NotFound for an unknown id */
export async function archiveWebhook(db: Db, by: Staff, id: number, isGone: boolean) {
  allow(by, 'system.manage')
  return archiveRecord(db, by, kept, id, isGone)
}

async function mustBePublic({ url }: WebhookFields, { mayLoopback }: WebhookSettings): Promise<void> {
  const complaint = await complaintAbout(url, mayLoopback)
  if (complaint) throw new Invalid({ url: complaint })
}

function rows(db: Db) {
  return db
    .select({
      id: webhooks.id,
      version: webhooks.version,
      archived: isArchived(webhooks.archived_at),
      name: webhooks.name,
      url: webhooks.url,
      events: webhooks.events,
      with_contact: webhooks.with_contact,
      active: webhooks.active,
      secret_at: webhooks.secret_at,
      failing_since: webhooks.failing_since,
      paused_at: webhooks.paused_at,
    })
    .from(webhooks)
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof rows>>[number]
type Item = ReturnType<typeof present>

function present({ secret_at, failing_since, paused_at, ...row }: Row) {
  const iso = (at: Date | null) => at?.toISOString() ?? null
  return {
    ...row,
    secret_at: iso(secret_at),
    failing_since: iso(failing_since),
    paused_at: iso(paused_at),
  }
}

const kept: Kept<Item, WebhookFields> = {
  entity: 'webhook',
  table: webhooks,
  async find(db, id) {
    const [row] = await rows(db).where(eq(webhooks.id, id))
    return row && present(row)
  },
  insert: (tx, fields) =>
    insertedId(
      tx
        .insert(webhooks)
        .values({ ...fields, salt: newSalt() })
        .returning({ id: webhooks.id }),
    ),
  async update(tx, id, fields, before) {
    // How another address behaved says nothing about this one.
    const anew = fields.url === before.url ? {} : { failing_since: sql`null` }
    await tx
      .update(webhooks)
      .set({ ...fields, ...anew })
      .where(eq(webhooks.id, id))
  },
}
