/**
 * Visitors who ask for one page after the other until they are sent away, and the outcome of each request.
 */
import { Agent, request } from 'node:http'

export type Visits = {
  /** The errors of the others. */
  answered: number
  /** What went wrong with the others. */
  failed: string[]
}

export type Crowd = {
  visits: Visits
  /** Lets each finish its request, then ends. */
  leave: () => Promise<void>
}

/**
 * Half of them keep their connection, as browsers do; the others open a new one for each request. Nothing is tried
 * again: a connection that is refused or reset counts.
 */
export function bringVisitors(
  url: string,
  paths: readonly string[],
  { visitors = 8, pauseMs = 0 } = {},
): Crowd {
  const visits: Visits = { answered: 0, failed: [] }
  let isOpen = true

  async function visit(number: number): Promise<void> {
    const agent = new Agent({ keepAlive: number % 2 === 0, maxSockets: 1 })
    for (let turn = number; isOpen; turn += 1) {
      const path = paths[turn % paths.length] ?? '/'
      const problem = await get(`${url}${path}`, agent)
      if (problem === undefined) visits.answered += 1
      else visits.failed.push(`${path}: ${problem}`)
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
    agent.destroy()
  }

  const all = Promise.all(Array.from({ length: visitors }, (_, number) => visit(number)))
  return {
    visits,
    async leave() {
      isOpen = false
      await all
    },
  }
}

/** Undefined when the whole answer came, with status 200. */
function get(url: string, agent: Agent): Promise<string | undefined> {
  return new Promise((resolve) => {
    const asked = request(url, { agent }, (answer) => {
      answer.resume()
      answer.once('error', (error) => resolve(error.message))
      answer.once('end', () => resolve(answer.statusCode === 200 ? undefined : `status ${answer.statusCode}`))
    })
    asked.once('error', (error) => resolve(error.message))
    asked.end()
  })
}
