/** A setting that cannot be used. The message names it and says what it may be. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
