/** Checks after the start what settings name, so that a wrong address is known before a visitor needs it. */
import { errorCode, StartupError } from '#db/startup-error.ts'
import { TooLate, within } from '#domain/health/index.ts'
import { explainCode, NotSent, tooSlow } from '#integrations/post.ts'

export type Trial = {
  /** The name of the setting to correct. */
  setting: string
  /** What is wrong when it fails, in a sentence. */
  failure: string
  /** The consequence, and what to do. */
  advice: string
  /** Harmless, and does nothing where there is nothing to check. */
  run: (signal: AbortSignal) => Promise<unknown>
}

type Options = {
  /** Takes a sentence for each that failed, without secrets. */
  say: (sentence: string) => void
  /** Aborted when the server ends: checks that still run are then not reported. */
  signal: AbortSignal
  /** How long each may take. */
  limitMs?: number
}

/** Runs all checks in parallel, in the background. */
export async function trySettings(
  trials: readonly Trial[],
  { say, signal, limitMs = 3_000 }: Options,
): Promise<void> {
  const tryOne = async ({ setting, failure, advice, run }: Trial) => {
    const limit = AbortSignal.timeout(limitMs)
    try {
      await within(limitMs, run(AbortSignal.any([signal, limit])))
    } catch (error) {
      if (signal.aborted) return
      const reason =
        limit.aborted || error instanceof TooLate ? tooSlow(limitMs).message : failureReason(error)
      say(`${setting} was tried: ${failure} ${reason} ${advice}`)
    }
  }
  await Promise.all(trials.map(tryOne))
}

/** A sentence of ours, or one made of the innermost error's code: texts of others may hold a secret. */
function failureReason(error: unknown): string {
  let reason = 'It failed.'
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof NotSent || at instanceof StartupError) return at.message
    const code = codeOf(at) ?? at.name
    if (code === 'EAUTH') return 'It refuses the user name or the password.'
    if (code !== 'Error') reason = explainCode(code) ?? `The error is ${code}.`
  }
  return reason
}

/** Nodemailer puts a code of its own before that of the system. */
function codeOf(error: Error): string | undefined {
  const originalCode: unknown = Reflect.get(error, 'originalCode')
  return typeof originalCode === 'string' ? originalCode : errorCode(error)
}
