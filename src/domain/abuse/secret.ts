import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { settings } from '#db/schema/index.ts'

const key = 'secret'

/** The secret of this installation, the same for all its servers; drawn at the first start. */
export async function readSecret(db: Db): Promise<string> {
  await db
    .insert(settings)
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return z.string().min(32).parse(row?.value)
}
