/** What the admin app does about a script that failed: it tells the operator, as the pages of the site do. */
import { isReachable } from '#ui/is-reachable.ts'
import { errorStack, isMissingFile, scriptFileName, tellScriptError } from '#ui/script-error.ts'
import { AdminCallError } from '../call.ts'

/** The address that was reloaded, which happens to it only once in a row. */
const key = 'aangan-anew'

/** Tells of the errors that nothing on the screen shows. */
export function tellOfErrors(): void {
  addEventListener('error', ({ error, message, filename }) => {
    const file = scriptFileName(filename) ?? scriptFileName(errorStack(error))
    if (file) tellScriptError('part', error || message, file)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    if (scriptFileName(errorStack(reason)) && !(reason instanceof AdminCallError))
      tellScriptError('part', reason)
  })
}

/**
 * For an error that removed a screen. A missing file is most likely of a version that an update replaced:
 * the address is reloaded.
 */
export async function tellOfBrokenScreen(error: unknown): Promise<void> {
  // The screen says it; and a page that is left while it still loads says it to nobody.
  if (error instanceof AdminCallError) return
  console.error(error)
  if (!isMissingFile(error)) return tellScriptError('part', error)
  const isTried = sessionStorage.getItem(key) === location.href
  if (isTried || !(await isReachable())) return
  sessionStorage.setItem(key, location.href)
  tellScriptError('anew', error)
  location.reload()
}
