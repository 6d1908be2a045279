import { totalmem } from 'node:os'

/** The memory that this process and its children may use, in MB: the machine's, or less in a container with a limit. */
export const memoryMegabytes = Math.floor(
  // Node says 0 where there is no limit, or a number larger than any machine.
  Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 2 ** 20,
)

/** A size in MB that grows with the memory, between the least and the most. */
export function shareOfMemory(part: number, least: number, most: number): number {
  return Math.round(Math.min(Math.max(memoryMegabytes / part, least), most))
}
