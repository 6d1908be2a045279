import PQueue from 'p-queue'
import { failedSteps as t } from '#messages/admin.ts'

export type Failure = { name: string; error: unknown }

/** Independent steps of which some failed. The message names them and says why. */
export class StepsFailed extends AggregateError {
  override name = 'StepsFailed'

  constructor(failures: readonly Failure[], steps: number) {
    const more = failures.length - mostNamed
    super(
      failures.map(({ error }) => error),
      [
        t.count({ failed: failures.length, steps }),
        ...failures.slice(0, mostNamed).map(({ name, error }) => `${name}: ${reasonOf(error)}`),
        ...(more > 0 ? [t.more({ count: more })] : []),
      ].join(' '),
    )
  }
}

const mostNamed = 10

/**
 * Runs independent steps, so many at a time. One that fails keeps none of the others from running.
 * @throws StepsFailed when all have run and some failed
 */
export async function runEach(
  steps: Readonly<Record<string, () => Promise<unknown>>>,
  concurrency = 1,
): Promise<void> {
  const failures: Failure[] = []
  const named = Object.entries(steps)
  const tasks = named.map(([name, run]) => async () => {
    try {
      await run()
    } catch (error) {
      failures.push({ name, error })
    }
  })
  await new PQueue({ concurrency }).addAll(tasks)
  if (failures.length > 0) throw new StepsFailed(failures, named.length)
}

/** The database's message of a failed statement, rather than the statement. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return asSentence(String(error))
  return error.cause instanceof Error ? reasonOf(error.cause) : asSentence(error.message)
}

function asSentence(reason: string): string {
  return /[.!?]$/.test(reason) ? reason : `${reason}.`
}
