/** npm run estimate: measures how good estimates are, on rows whose price is known. See docs/estimates.md. */
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { CannotImport } from '#domain/csv/index.ts'
import { crossValidate, Estimator, judge, measure, type Verdict } from '#domain/estimator/index.ts'
import { type PriceRow, sameAd, sameHome } from './estimate/check-row.ts'
import { type PriceFile, readPrices, toAreaChains, toEvidence } from './estimate/read-prices.ts'
import { refusals } from './estimate/refusals.ts'
import { summary, table } from './estimate/table.ts'
import { fromHere } from './import/arguments.ts'

const usage = 'npm run estimate -- --evidence KNOWN.csv [--judge UNSEEN.csv]'

try {
  const { evidence, judged } = readArguments()
  const now = new Date()
  const known = await read(evidence, now)
  if (judged === undefined) judgeItself(known)
  else judgeOther(known, await read(judged, now))
} catch (error) {
  console.error(error instanceof CannotImport ? `✗ ${error.message}` : error)
  process.exitCode = 1
}

function readArguments(): { evidence: string; judged: string | undefined } {
  const { evidence, judge: judged } = parseOptions()
  if (evidence === undefined) throw new CannotImport(`Enter the file with the evidence: ${usage}`)
  return { evidence: fromHere(evidence), judged: judged === undefined ? undefined : fromHere(judged) }
}

function parseOptions() {
  try {
    return parseArgs({ options: { evidence: { type: 'string' }, judge: { type: 'string' } } }).values
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('.')[0] : String(error)
    throw new CannotImport(`${reason}. Usage: ${usage}`)
  }
}

async function read(file: string, now: Date): Promise<PriceFile> {
  if (!existsSync(file) || !statSync(file).isFile()) throw new CannotImport(`There is no file ${file}.`)
  const prices = await readPrices(file, now)
  console.log(refusals(path.basename(file), prices))
  if (prices.rows.length === 0) throw new CannotImport(`${path.basename(file)} has no valid rows.`)
  return prices
}

function judgeItself({ rows }: PriceFile): void {
  console.log('\nCross-validation: each fifth of the evidence is estimated from the other four.')
  const verdicts = [...crossValidate(toEvidence(rows, toAreaChains(rows)))].flat()
  show(verdicts, rows)
}

/** The last table is the one that counts: no row that is judged is among the evidence. */
function judgeOther(known: PriceFile, unseen: PriceFile): void {
  const chains = toAreaChains(known.rows)
  const homes = toEvidence(unseen.rows, chains)
  const without = (keyOf: (row: PriceRow) => string) => {
    const keys = new Set(unseen.rows.map(keyOf))
    return known.rows.filter((row) => !keys.has(keyOf(row)))
  }
  const judgedBy = (rows: readonly PriceRow[]) => judge(Estimator.of(toEvidence(rows, chains)), homes)
  const [others, otherHomes] = [without(sameAd), without(sameHome)]
  const verdicts = judgedBy(others)
  console.log('\nEvidence that is also among the judged rows:')
  const tell = (what: string, rows: readonly PriceRow[], found: readonly Verdict[]) =>
    console.log(`  ${what}, ${rows.length} rows of evidence: ${summary(measure(found))}`)
  if (others.length < known.rows.length) tell('kept', known.rows, judgedBy(known.rows))
  tell('same rows removed', others, verdicts)
  if (otherHomes.length < others.length)
    tell('same place, size and price removed, too', otherHomes, judgedBy(otherHomes))
  console.log('\nThe table is without the same rows.')
  show(verdicts, unseen.rows)
}

function show(verdicts: readonly Verdict[], rows: readonly PriceRow[]): void {
  const names = new Map(rows.map(({ city, cityName }) => [city, cityName]))
  console.log(`\n${table(verdicts, names)}\n\n${summary(measure(verdicts))}`)
}
