import { existsSync } from 'node:fs'

export type Command = { file: string; args: readonly string[] }

const shell = '/bin/sh'

/**
 * The same command with a memory limit that the kernel enforces, where there is one: Linux with a shell. A
 * program beyond it gets no more memory and ends. Elsewhere the command is returned unchanged.
 * @param kind `data` is what the program may write to, `address-space` also what it only reserves (which Node
 *   does)
 */
export function limitedCommand(
  { file, args }: Command,
  { kind, megabytes }: { kind: 'data' | 'address-space'; megabytes: number },
): Command {
  if (process.platform !== 'linux' || !existsSync(shell)) return { file, args }
  // No memory dump is left of a program that ends this way.
  const script = `ulimit -c 0; ulimit -${kind === 'data' ? 'd' : 'v'} ${megabytes * 1024} 2>/dev/null; exec "$@"`
  return { file: shell, args: ['-c', script, 'sh', file, ...args] }
}
