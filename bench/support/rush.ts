/**
 * Searches at a constant rate regardless of the answers, each time for a new search. Run as a separate
 * process with the address, the rate per second and the duration; prints how they were answered.
 */
import { Agent, get } from 'node:http'
import { quantile } from './report.ts'

export type Rushed = {
  /** By status, or by error. */
  answers: Record<string, number>
  /** How many refusals do not say when to retry. */
  untold: number
  /** Milliseconds until a refusal, and until an answer, for 99 of 100. */
  refusedWithin: number
  answeredWithin: number
}

const stepMs = 20
const [address = '', perSecond = '', ms = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })
const rushed: Rushed = { answers: {}, untold: 0, refusedWithin: 0, answeredWithin: 0 }
const times: { refused: number[]; answered: number[] } = { refused: [], answered: [] }
const asked: Promise<void>[] = []
const began = performance.now()
await new Promise<void>((resolve) => {
  const timer = setInterval(() => {
    const passed = performance.now() - began
    const due = Math.floor((Math.min(passed, Number(ms)) / 1_000) * Number(perSecond))
    while (asked.length < due) asked.push(search(asked.length))
    if (passed < Number(ms)) return
    clearInterval(timer)
    resolve()
  }, stepMs)
})
await Promise.all(asked)
agent.destroy()
rushed.refusedWithin = quantile(times.refused, 0.99)
rushed.answeredWithin = quantile(times.answered, 0.99)
console.log(JSON.stringify(rushed))

function search(number: number): Promise<void> {
  return new Promise((resolve) => {
    const begun = performance.now()
    const end = (outcome: string) => {
      rushed.answers[outcome] = (rushed.answers[outcome] ?? 0) + 1
      resolve()
    }
    const price = number * 1_000 + 200_000
    get(`${address}/search?purpose=rent&minPrice=${price}`, { agent }, (answer) => {
      const { statusCode = 0, headers } = answer
      answer.resume()
      answer.once('error', ({ message }) => end(message))
      answer.once('end', () => {
        times[statusCode === 503 ? 'refused' : 'answered'].push(performance.now() - begun)
        if (statusCode === 503 && headers['retry-after'] === undefined) rushed.untold += 1
        end(String(statusCode))
      })
    }).once('error', ({ message }) => end(message))
  })
}
