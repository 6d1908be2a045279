/** The published asking prices, in two files: those that are known, and those that were never seen. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomNumbers } from '#domain/estimator/random-numbers.ts'

const published = join(import.meta.dirname, '../../../shared/data/asking-prices.csv')
const heldOut = 800

export type Files = { known: string; unseen: string }

/** Undefined where the published prices are not here. */
export function splitPublished(folder: string, seed = 48): Files | undefined {
  if (!existsSync(published)) return undefined
  const [header = '', ...rows] = readFileSync(published, 'utf8').trimEnd().split('\n')
  const random = randomNumbers(seed)
  const shuffled = rows.map((row) => ({ row, at: random() })).sort((one, other) => one.at - other.at)
  const write = (name: string, part: typeof shuffled) => {
    const file = join(folder, name)
    writeFileSync(file, `${[header, ...part.map(({ row }) => row)].join('\n')}\n`)
    return file
  }
  return {
    known: write('known.csv', shuffled.slice(heldOut)),
    unseen: write('unseen.csv', shuffled.slice(0, heldOut)),
  }
}
