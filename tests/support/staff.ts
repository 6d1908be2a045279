/** Members of staff for a test, signed in like a browser: by their cookie. */
import { randomUUID } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import type { Role } from '#contract/permissions.ts'
import { staff, staffAccounts } from '#db/schema/index.ts'
import type { TestApi } from './api.ts'

export const goodPassword = 'a long enough password'

// One digest for all staff: it is the slowest part, so it is made once.
const goodDigest = hashPassword(goodPassword)

/** The database for new staff. */
type Hiring = { database: Pick<TestApi['database'], 'db' | 'pool'> }

export type Colleague = { id: string; email: string; cookie: string }

/** A member of staff with a role and a password, not signed in yet. */
export async function hire(
  api: Hiring,
  role: Role,
  more: Partial<typeof staff.$inferInsert> = {},
): Promise<{ id: string; email: string }> {
  const id = randomUUID()
  const email = `${role}-${id.slice(0, 8)}@aangan.example`
  await api.database.db.insert(staff).values({ id, name: `The ${role}`, email, role, ...more })
  const account = { id: randomUUID(), userId: id, providerId: 'credential', accountId: id }
  await api.database.db.insert(staffAccounts).values({ ...account, password: await goodDigest })
  return { id, email }
}

/** The same, signed in. */
export async function signedIn(
  api: Hiring & Pick<TestApi, 'request'>,
  role: Role,
  more: Partial<typeof staff.$inferInsert> = {},
): Promise<Colleague> {
  const { id, email } = await hire(api, role, more)
  const answer = await post(api, '/api/admin/sign-in', { email, password: goodPassword })
  return { id, email, cookie: cookiesOf(answer) }
}

/** The cookies that a browser would send back. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}

export function post(
  api: Pick<TestApi, 'request'>,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  method = 'POST',
): Promise<Response> {
  return api.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}
