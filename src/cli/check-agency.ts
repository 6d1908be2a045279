/** Says what is wrong in agency.config.ts, before anything is built from it: one sentence for each fault. */
import process from 'node:process'

const file = 'agency.config.ts'

async function faults(): Promise<string[]> {
  try {
    const read = await import('#agency')
    // It reads the file, too, which must be known to be readable.
    const { agencyFaults } = await import('./agency-faults.ts')
    return agencyFaults(read)
  } catch (error) {
    return [syntaxFault(error)]
  }
}

/** What Node says of a file that it cannot read, with the line. */
function syntaxFault(error: unknown): string {
  const { message = '', stack = '' } = error instanceof Error ? error : {}
  const [, line] = /agency\.config\.ts:(\d+)/.exec(stack) ?? []
  return `${line ? `line ${line}: ` : ''}${message.split('\n', 1)[0]?.trim()}`
}

const found = await faults()
for (const fault of found) console.error(`✗ ${file}: ${fault}`)
if (found.length > 0) process.exitCode = 1
