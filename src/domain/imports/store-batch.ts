import type { Db } from '#db/client.ts'
import { errorCode } from '#db/startup-error.ts'
import { importRowErrors as t } from '#messages/admin.ts'
import type { Places } from './places.ts'
import { compareAds, type OnOutcome, type Outcome, type PlacedAd, writeAds } from './store-ads.ts'

export interface BatchContext {
  db: Db
  source: string
  places: Places
  /** Whose import it is; without one it is a preview: nothing is written, not even an area. */
  runId: number | undefined
  note: OnOutcome | undefined
  /** Called in the same transaction with what became of the batch. */
  record(db: Db, outcomes: readonly Outcome[]): Promise<void>
}

/** Stores a batch in one transaction, areas included. Gives what became of each, in their order. */
export async function storeBatch(context: BatchContext, batch: readonly PlacedAd[]): Promise<Outcome[]> {
  const { db, source, places, runId } = context
  if (batch.length === 0) return []
  if (runId === undefined) {
    const placed = batch.map((one) => ({ ...one, area: places.find(one.ad.place) }))
    return compareAds(db, source, placed, context.note)
  }
  try {
    return await db.transaction((within) => store({ ...context, runId }, within, batch))
  } catch (error) {
    if (!isAboutTheRow(error)) throw error
    await places.reload(db)
    return oneByOne(context, batch, error)
  }
}

async function store(
  context: BatchContext & { runId: number },
  within: Db,
  batch: readonly PlacedAd[],
): Promise<Outcome[]> {
  const { source, places, runId } = context
  const ours = (await compareAds(within, source, batch)).map((outcome) => typeof outcome === 'string')
  await places.make(
    within,
    runId,
    batch.filter((_, at) => ours[at]).map(({ ad }) => ad.place),
  )
  const placed = batch.map((one) => ({ ...one, area: places.find(one.ad.place) }))
  const outcomes = await compareAds(within, source, placed)
  const written = placed.filter((_, at) => outcomes[at] === 'added' || outcomes[at] === 'changed')
  await writeAds(within, source, written, runId)
  await context.record(within, outcomes)
  return outcomes
}

/** One row that the database does not accept must not keep the others out. */
async function oneByOne(
  context: BatchContext,
  batch: readonly PlacedAd[],
  error: unknown,
): Promise<Outcome[]> {
  if (batch.length === 1) {
    const outcome = { problem: t.database({ reason: reasonOf(error) }) }
    await context.record(context.db, [outcome])
    return [outcome]
  }
  const outcomes: Outcome[] = []
  for (const one of batch) outcomes.push(...(await storeBatch(context, [one])))
  return outcomes
}

/** PostgreSQL's classes 22 (the value) and 23 (a constraint); all else, such as a lost connection, ends the import. */
function isAboutTheRow(error: unknown): boolean {
  return /^2[23]/.test(errorCode(causeOf(error)) ?? '')
}

function reasonOf(error: unknown): string {
  const cause = causeOf(error)
  return cause instanceof Error ? cause.message : String(cause)
}

/** Drizzle wraps the driver's error. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error
}
