/** A release on a machine that has nothing: an unprivileged user, an empty home, and neither Node nor npm. */
import { type ChildProcess, spawn } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { addressIn, addressLine } from './said-address.ts'

export type Ended = { code: number | null; said: string }

export type Machine = {
  /** The folder used as the machine's root, and the data folder in it, empty at first. */
  place: string
  data: string
  /** Runs a command of a release to its end. */
  run: (release: string, args: string[], settings?: Settings) => Promise<Ended>
  /** Runs a line of a shell to its end, with the machine's other programs. */
  shell: (line: string, settings?: Settings) => Promise<Ended>
  /** Starts a release on the data folder; it is ended after the test at the latest. */
  start: (release: string, settings?: Settings, args?: string[]) => Promise<Running>
  /** The same by a line of a shell, whose last command starts it. */
  startAs: (line: string, settings?: Settings) => Promise<Running>
}

export type Running = {
  url: string
  /** Ends it as systemd and Docker do; gives its exit code and all it said. */
  stop: () => Promise<Ended>
}

type Settings = Record<string, string>

// All that a release takes from the machine by name.
const programs = ['sh', 'dirname', 'readlink']
// Folders of the account that runs it, although many belong to the administrator on a real machine.
const ownFolders = ['home', 'data', 'opt', 'srv', 'mnt', 'etc', 'etc/systemd', 'etc/systemd/system']
const nobody = 65534
const isRoot = process.getuid?.() === 0

export function makeMachine(): Machine {
  const place = mkdtempSync(join(tmpdir(), 'aangan-machine-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  chmodSync(place, 0o755)
  const own = (folder: string) => join(place, folder)
  for (const folder of ['bin', ...ownFolders]) mkdirSync(own(folder), { recursive: true, mode: 0o755 })
  for (const program of programs) symlinkSync(whereIs(program), own(`bin/${program}`))
  if (isRoot) for (const folder of ['', ...ownFolders]) chownSync(own(folder), nobody, nobody)
  const data = own('data')

  function begin(command: string, args: string[], settings: Settings): ChildProcess {
    const empty = {
      HOME: own('home'),
      PATH: own('bin'),
      DATA_DIR: data,
      HOST: '127.0.0.1',
      PORT: '0',
      METRICS_PORT: '0',
    }
    return spawn(command, args, {
      cwd: place,
      env: { ...empty, LOG_LEVEL: 'warn', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(isRoot && { uid: nobody, gid: nobody }),
    })
  }

  async function untilReady(child: ChildProcess): Promise<Running> {
    const { ended, heard } = follow(child)
    const stop = () => {
      child.kill('SIGTERM')
      return ended
    }
    onTestFinished(async () => {
      await stop()
    })
    return { url: addressIn(await heard(addressLine)) ?? '', stop }
  }

  const inShell = (line: string, settings: Settings = {}) =>
    begin('/bin/sh', ['-c', line], { PATH: `${own('bin')}:/usr/bin:/bin`, ...settings })

  return {
    place,
    data,
    run: (release, args, settings = {}) => follow(begin(join(release, 'aangan'), args, settings)).ended,
    shell: (line, settings) => follow(inShell(line, settings)).ended,
    start: (release, settings = {}, args = ['start']) =>
      untilReady(begin(join(release, 'aangan'), args, settings)),
    // With `exec` the site is the process that is ended, as under a supervisor.
    startAs: (line, settings) => untilReady(inShell(withExec(line), settings)),
  }
}

/** The last command of a line, behind its settings, in the place of the shell. */
function withExec(line: string): string {
  const commands = line.split(' && ')
  const last = commands.pop() ?? ''
  return [...commands, last.replace(/^(?:\w+=\S+ )*/, '$&exec ')].join(' && ')
}

function whereIs(program: string): string {
  const found = ['/usr/bin', '/bin'].map((folder) => join(folder, program)).find(isProgram)
  if (!found) throw new Error(`This machine has no ${program}.`)
  return found
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function follow(child: ChildProcess): { ended: Promise<Ended>; heard: (what: RegExp) => Promise<string> } {
  const lines: string[] = []
  const waiting = new Set<(line: string) => void>()
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface(stream).on('line', (line) => {
        lines.push(line)
        for (const tell of waiting) tell(line)
      })
  const said = () => lines.join('\n')
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, said: said() }))
  })
  return {
    ended,
    heard(what) {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      const tell = (line: string) => what.test(line) && resolve(line)
      for (const line of lines) tell(line)
      waiting.add(tell)
      ended.then(() => reject(new Error(`It ended:\n${said()}`)), reject)
      return promise.finally(() => waiting.delete(tell))
    },
  }
}
