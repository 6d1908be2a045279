import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { staff } from '#db/schema/index.ts'

/** Who looks after the site and gets its emails: administrators who have not left. */
export function readAdministrators(db: Db): Promise<{ email: string; name: string }[]> {
  return db
    .select({ email: staff.email, name: staff.name })
    .from(staff)
    .where(and(eq(staff.role, 'admin'), staff.active))
    .orderBy(asc(staff.name), asc(staff.id))
}
