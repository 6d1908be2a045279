/** The second step of a sign-in: whose it is, and that no code of an app opens it twice. */
import type { Auth } from './better-auth.ts'
import { readCookie } from './cookies.ts'

/** Returns the staff ID of the sign-in that waits for its code; undefined when none does, or no longer. */
export async function pendingStaffId(auth: Auth, headers: Headers): Promise<string | undefined> {
  const { createAuthCookie, internalAdapter } = await auth.$context
  // In front of the signature, which the library checks before it believes any of this.
  const [identifier] = (readCookie(headers, createAuthCookie('two_factor').name) ?? '').split('.', 1)
  if (!identifier) return undefined
  const found = await internalAdapter.findVerificationValue(identifier)
  return found && found.expiresAt > new Date() ? found.value : undefined
}

// A code is good for half a minute, and as long before and after for clocks that differ.
const goodForMs = 2 * 60_000

/** Whether the code of an app is tried for the first time; from now on it is used. */
export async function isUnusedCode(auth: Auth, staffId: string, code: string): Promise<boolean> {
  const { internalAdapter } = await auth.$context
  return internalAdapter.reserveVerificationValue({
    identifier: `used code ${staffId} ${code}`,
    value: 'used',
    expiresAt: new Date(Date.now() + goodForMs),
  })
}
