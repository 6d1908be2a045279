import { type Config, readConfig } from '#config'
import { misspeltSettings } from '../config/misspelt.ts'

/**
 * The settings that a command runs with. Says on standard error which names are nearly those of settings.
 * @throws ConfigError when a setting cannot be used
 */
export function readSettings(): Config {
  for (const sentence of misspeltSettings(process.env)) console.error(`! ${sentence}`)
  return readConfig()
}
