import { cannotStart } from './exit-status.js'

/** An error that the user can fix: its message is one sentence that says how, shown without a stack. */
export class Failure extends Error {
  /** @param exitCode `cannotStart` when no other try can mend it */
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** Runs a script's work; a Failure ends it with its sentence and exit code. */
export async function run(work) {
  const [major] = process.versions.node.split('.').map(Number)
  try {
    if (major < 20) {
      throw new Failure(
        `Node 20 or newer is required, and this is ${process.versions.node}: install it from https://nodejs.org and start again.`,
        cannotStart,
      )
    }
    process.exitCode = await work()
  } catch (error) {
    console.error(error instanceof Failure ? `✗ ${error.message}` : error)
    process.exitCode = error instanceof Failure ? error.exitCode : 1
  }
}
