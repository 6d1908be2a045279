import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Failure } from './failure.js'
import { isPackaged } from './packaged.js'
import { inCheckout } from './root.js'

/**
 * Takes the settings of the service from its file, for the service and every command alike. AANGAN_SETTINGS names the
 * file; empty means none. A variable that is set in the environment wins over the file.
 * @param given by whom the environment was set: systemd reads a file that the site's user may not
 */
export function useSettingsFile(environment = process.env, { given = 'by hand' } = {}) {
  const named = environment.AANGAN_SETTINGS
  if (named === '') return
  // A checkout never takes the settings of an installed release on the same machine.
  const file = named ?? (isPackaged ? '/etc/aangan/environment' : inCheckout('.env'))
  const text = read(resolve(inCheckout(), file), {
    mustExist: named !== undefined,
    mayBeSecret: given === 'by systemd' && named === undefined,
  })
  for (const [name, value] of Object.entries(parseSettings(text ?? ''))) environment[name] ??= value
}

function read(file, { mustExist, mayBeSecret }) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT' && !mustExist) return undefined
    if (error.code === 'EACCES' && mayBeSecret) return undefined
    throw new Failure(
      error.code === 'EACCES' || error.code === 'EPERM'
        ? `The settings in ${file} cannot be read: run this as the user of the site, such as sudo -u aangan …, and let its group read the file: chown root:aangan ${file} && chmod 0640 ${file}.`
        : `The settings in ${file} cannot be read (${error.code}): correct AANGAN_SETTINGS, which names the file, such as /etc/aangan/environment.`,
    )
  }
}

const line = /^[ \t]*([A-Za-z_]\w*)[ \t]*=[ \t]*((?:'[^']*'|"(?:\\[\s\S]|[^"\\])*"|\\[\s\S]|[^'"\\\n])*)$/gm

/**
 * Reads what systemd reads from an EnvironmentFile. Node's own parser differs: it ends a value at '#', which a
 * password may contain.
 */
export function parseSettings(text) {
  const settings = {}
  for (const [, name, value] of text.replaceAll('\r\n', '\n').matchAll(line)) settings[name] = plain(value)
  return settings
}

const part = /'([^']*)'|"((?:\\[\s\S]|[^"\\])*)"|\\([\s\S])|[^'"\\]+/g

function plain(value) {
  return value.trim().replace(part, (whole, single, double, escaped) => {
    if (single !== undefined) return single
    if (double !== undefined) return double.replace(/\\\n/g, '').replace(/\\(["\\$`])/g, '$1')
    if (escaped !== undefined) return escaped === '\n' ? '' : escaped
    return whole
  })
}
