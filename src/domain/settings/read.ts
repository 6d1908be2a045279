import { eq } from 'drizzle-orm'
import { defaultSettings, OfficeSettings, SettingsChange } from '#contract/admin/settings.ts'
import type { Db } from '#db/client.ts'
import { settings } from '#db/schema/index.ts'

/** The key in the table `settings` of those that staff changed. */
export const adminKey = 'office'

/**
 * The current settings: what staff set, else `given` (from the environment), else the product's defaults.
 * Read them whenever they are needed: a change applies without a restart.
 */
export async function readSettings(db: Db, given: Partial<OfficeSettings> = {}): Promise<OfficeSettings> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, adminKey))
  return OfficeSettings.parse({ ...defaultSettings, ...given, ...usable(row?.value) })
}

/** Checked one by one: values that another version stored and this one cannot use are ignored. */
function usable(stored: unknown): object {
  const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {})
  return Object.fromEntries(
    entries.filter(([name, value]) => SettingsChange.safeParse({ [name]: value }).success),
  )
}
