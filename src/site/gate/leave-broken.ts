import { CallError } from '#ui/call-error.ts'
import { isReachable } from '#ui/is-reachable.ts'

/**
 * Leaves a page on which a script failed, unless what failed is a call, or the server cannot be reached.
 * @param typed what was in the page's fields before it was gone, see `Gate`
 */
export async function leaveBroken(error: unknown, typed: string): Promise<void> {
  if (error instanceof CallError || !(await isReachable())) return
  globalThis.aanganGate.loadAnew(error, typed)
}
