/** A control group of Linux with so much memory, as a container has: what runs in it is ended when it takes more. */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '../machines/programs.ts'

export type MemoryLimit = AsyncDisposable & {
  /** The command that runs a program in the group, to be put before the program's own. */
  command: readonly string[]
  /** Memory that cannot be given back to the system, in MB: the pages of files that were read are not counted. */
  usedMb(): number
  /** How many processes the kernel has ended because the memory had run out. */
  killed(): number
}

type Version = {
  folder: string
  limits: readonly string[]
  used: readonly string[]
  kills: string
}

const root = '/sys/fs/cgroup'
const first: Version = {
  folder: join(root, 'memory'),
  limits: ['memory.limit_in_bytes', 'memory.memsw.limit_in_bytes'],
  used: ['total_rss', 'total_shmem'],
  kills: 'memory.oom_control',
}
const second: Version = {
  folder: root,
  limits: ['memory.max'],
  used: ['anon', 'shmem', 'kernel'],
  kills: 'memory.events',
}

/** Undefined where this account may not make such a group. `using` ends what still runs in it, and removes it. */
export function limitMemory(megabytes: number): MemoryLimit | undefined {
  const version = existsSync(first.folder) ? first : second
  const group = join(version.folder, `aangan-bench-${process.pid}`)
  try {
    mkdirSync(group)
    for (const [index, name] of version.limits.entries()) {
      // Swap is counted only where the kernel counts it.
      if (index > 0 && !existsSync(join(group, name))) continue
      writeFileSync(join(group, name), String(megabytes * 2 ** 20))
    }
    if (existsSync(join(group, 'memory.swap.max'))) writeFileSync(join(group, 'memory.swap.max'), '0')
  } catch {
    if (existsSync(group)) rmdirSync(group)
    return undefined
  }
  const numbers = (file: string) =>
    new Map(
      readFileSync(join(group, file), 'utf8')
        .split('\n')
        .map((line) => line.split(' '))
        .map(([name = '', value]) => [name, Number(value)]),
    )
  return {
    command: ['sh', '-c', 'echo $$ > "$0" && exec "$@"', join(group, 'cgroup.procs')],
    usedMb() {
      const stat = numbers('memory.stat')
      return version.used.reduce((sum, name) => sum + (stat.get(name) ?? 0), 0) / 2 ** 20
    },
    killed: () => numbers(version.kills).get('oom_kill') ?? 0,
    async [Symbol.asyncDispose]() {
      // A PostgreSQL whose server was killed stays behind.
      const left = () => readFileSync(join(group, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean)
      for (const pid of left()) process.kill(Number(pid), 'SIGKILL')
      await until('the processes of the group end', async () => left().length === 0)
      rmdirSync(group)
    },
  }
}
