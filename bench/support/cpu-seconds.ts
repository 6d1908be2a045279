/** Processor time that a process has used since its start, in seconds, all its threads together. Linux tells. */
import { readdirSync, readFileSync } from 'node:fs'

/** Alone, and with every process that it started and those started (its PostgreSQL). */
export function cpuSecondsOf(pid: number): { alone: number; withChildren: number } {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(read)
  const family = new Set([pid])
  for (let grown = true; grown; ) {
    const children = all.filter((one) => family.has(one.parent) && !family.has(one.pid))
    for (const child of children) family.add(child.pid)
    grown = children.length > 0
  }
  const sum = (members: typeof all) => members.reduce((seconds, one) => seconds + one.seconds, 0)
  return {
    alone: sum(all.filter((one) => one.pid === pid)),
    withChildren: sum(all.filter((one) => family.has(one.pid))),
  }
}

// What Linux counts processor time in, on every architecture.
const ticksPerSecond = 100

/** The fields of proc_pid_stat(5) that count; a process that has just ended gives none. */
function read(name: string): { pid: number; parent: number; seconds: number }[] {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
    // The program's name is in brackets and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const seconds = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
    return [{ pid: Number(name), parent: Number(fields[1]), seconds }]
  } catch {
    return []
  }
}
