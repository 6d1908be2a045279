import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** The first line of a process: the address it listens at. */
export async function firstLine(stream: NodeJS.ReadableStream | null): Promise<string> {
  if (!stream) throw new Error('The bare server says nothing')
  const [line] = await once(createInterface(stream), 'line')
  return String(line)
}
