import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** The command lines of all programs that run on this machine, as one text; undefined where they cannot be seen. */
export function runningCommands() {
  if (process.platform !== 'linux') {
    const { status, stdout } = spawnSync('ps', ['-axww', '-o', 'command='], { encoding: 'utf8' })
    return status === 0 ? stdout : undefined
  }
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(commandLine)
      .join('\n')
  } catch {
    return undefined
  }
}

function commandLine(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    // It has ended meanwhile.
    return ''
  }
}
