import type { Config } from '#config'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import { defaultSettings, type OfficeSettings } from '#contract/admin/settings.ts'
import type { MapState } from '#integrations/map-tiles/map-state.ts'
import { backupFacts, readBackupState } from '../backups/index.ts'
import type { AllowedContext } from '../context.ts'
import { fixedSettings } from '../settings/fixed.ts'
import { readSettings } from '../settings/index.ts'
import { mapFacts } from '../settings/map-facts.ts'

type Holding = {
  config: Config
  /** The values in the environment of settings that staff may change. */
  given: Partial<OfficeSettings>
  /** Problems of the current configuration. */
  warnings: readonly string[]
  /** Facts about the map tiles. */
  maps: MapState | undefined
}

/** Returns every setting; for secrets only whether they are set. */
export async function showSettings(
  { db }: AllowedContext<'system.manage'>,
  { config, given, warnings, maps }: Holding,
): Promise<AdminAnswer<'settings'>> {
  return {
    data: {
      settings: await readSettings(db, given),
      defaults: { ...defaultSettings, ...given },
      fixed: [
        ...fixedSettings(config, mapFacts(config, maps)),
        ...backupFacts(config, await readBackupState(db)),
      ],
      warnings: [...warnings],
    },
  }
}
