import { ConfigError } from '#config'
import { SiteRuns } from '#db/site-lock.ts'
import { StartupError } from '#db/startup-error.ts'

// EX_CONFIG of sysexits.h, as in scripts/lib/exit-status.js.
const cannotStart = 78
const runsAlready = 79

/**
 * The exit status of a start that failed: 78 when no other try can mend it, so that systemd does not try it again,
 * 79 when a site runs on the data folder already, else 1.
 */
export function exitStatus(error: unknown): number {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof SiteRuns) return runsAlready
    if (at instanceof ConfigError) return cannotStart
    if (at instanceof StartupError) return at.mayPass ? 1 : cannotStart
  }
  return 1
}
