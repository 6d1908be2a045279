import { eq } from 'drizzle-orm'
import { defaultSettings, OfficeSettings, SettingsChange } from '#contract/admin/settings.ts'
import type { Db } from '#db/client.ts'
import { settings } from '#db/schema/index.ts'

/** Under this key the table `settings` has those that somebody changed. */
export const adminKey = 'office'

/**
 * What holds now: what staff set, else `given` (what the environment sets), else the product's own. Read it whenever
 * it is needed: a change holds without a restart.
 */
export async function readSettings(db: Db, given: Partial<OfficeSettings> = {}): Promise<OfficeSettings> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, adminKey))
  return OfficeSettings.parse({ ...defaultSettings, ...given, ...usable(row?.value) })
}

/** Judged one by one: what another version of the product stored and this one cannot use is as if not there. */
function usable(stored: unknown): object {
  const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {})
  return Object.fromEntries(
    entries.filter(([name, value]) => SettingsChange.safeParse({ [name]: value }).success),
  )
}
