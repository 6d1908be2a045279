import type { PriceFile } from './read-prices.ts'

const mostLines = 50

/** The refused rows of a file, each with its line and reason; undefined when there are none. */
export function refusals(name: string, { rows, refused, duplicates }: PriceFile): string {
  const lines = [
    `${name}: ${rows.length} rows read, ${refused.length} refused, ${duplicates} duplicates left out.`,
  ]
  for (const { line, reason } of refused.slice(0, mostLines)) lines.push(`  line ${line}: ${reason}`)
  if (refused.length > mostLines) {
    lines.push(`  and ${refused.length - mostLines} more`)
  }
  return lines.join('\n')
}
