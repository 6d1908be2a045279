import { baseSettings } from './base-addresses.ts'
import { environmentSettings } from './environment.ts'
import type { Setting } from './setting.ts'

/** Every setting by its name. */
export const allSettings: Readonly<Record<string, Setting<unknown>>> = {
  ...environmentSettings,
  ...baseSettings,
}
