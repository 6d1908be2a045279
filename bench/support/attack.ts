/**
 * One client that asks for what is dear, at a constant rate and whatever it is answered. Run as a separate
 * process with the site's address, what it asks for, how often a second and for how long; says how it was
 * answered.
 */
import { Agent, request } from 'node:http'
import { encodeShape } from '#contract/search/map-shape.ts'
import { randomNumbers } from '#domain/estimator/random-numbers.ts'

/** The attacker's own address, as the proxy says it. */
export const attacker = '203.0.113.7'

type Asked = { path: string; body?: object }

const random = randomNumbers(Date.now() % 100_000)
const between = (least: number, most: number) => Math.floor(least + random() * (most - least + 1))
const word = () => Array.from({ length: between(4, 8) }, () => String.fromCharCode(between(97, 122))).join('')

/** A star of so many corners somewhere in Lahore. */
function star(corners: number) {
  const middle = { lat: 31.4 + random() * 0.2, long: 74.2 + random() * 0.2 }
  return Array.from({ length: corners }, (_, at) => {
    const radius = at % 2 === 0 ? 0.15 : 0.05
    const angle = (2 * Math.PI * at) / corners
    return { lat: middle.lat + radius * Math.sin(angle), long: middle.long + radius * Math.cos(angle) }
  })
}

export const attacks = {
  'sign-in': () => ({
    path: '/api/admin/sign-in',
    body: { email: `${word()}@example.com`, password: `${word()}${word()}` },
  }),
  'suggestions of 16 random words': () => ({
    path: `/api/suggestions?text=${Array.from({ length: 16 }, () => word().slice(0, 5)).join('+')}`,
  }),
  'five shapes of 98 corners': () => ({
    path: `/api/listings/search?purpose=sale&shape=${encodeShape(Array.from({ length: 5 }, () => star(98)))}`,
  }),
  valuations: () => ({
    path: `/api/estimates?city=1&type=house&size=${between(500, 9_000)}&size_unit=sqft&beds=${between(1, 9)}`,
  }),
  comparisons: () => ({
    path: `/compare?listings=${Array.from({ length: 4 }, () => between(1, 2_000)).join()}`,
  }),
  'far pages': () => ({
    path: `/search?purpose=sale&page=${between(20, 100)}&minPrice=${between(1, 900) * 1_000}`,
  }),
  'maps at zoom 24': () => ({
    path: `/api/listings/map?purpose=sale&zoom=24&box=60,23,78,37&minPrice=${between(1, 900) * 1_000}`,
  }),
  'searches in words': () => ({
    path: `/api/listings/search?purpose=sale&keyword=${Array.from({ length: 8 }, word).join('+')}`,
  }),
  'feeds of all listings': () => ({ path: '/feeds/listings.jsonl' }),
} satisfies Record<string, () => Asked>

export type Attack = keyof typeof attacks

const isAttack = (name: string): name is Attack => Object.hasOwn(attacks, name)

const [address = '', name = '', perSecond = '', ms = ''] = process.argv.slice(2)
if (isAttack(name)) console.log(JSON.stringify(await run(attacks[name])))

async function run(make: () => Asked): Promise<Record<string, number>> {
  const answers: Record<string, number> = {}
  const agent = new Agent({ keepAlive: true })
  const asked: Promise<void>[] = []
  const began = performance.now()
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const passed = performance.now() - began
      const due = Math.floor((Math.min(passed, Number(ms)) / 1_000) * Number(perSecond))
      while (asked.length < due) asked.push(ask(make(), agent, answers))
      if (passed < Number(ms)) return
      clearInterval(timer)
      resolve()
    }, 10)
  })
  await Promise.all(asked)
  agent.destroy()
  return answers
}

function ask({ path, body }: Asked, agent: Agent, answers: Record<string, number>): Promise<void> {
  return new Promise((resolve) => {
    const end = (outcome: string) => {
      answers[outcome] = (answers[outcome] ?? 0) + 1
      resolve()
    }
    const headers = {
      'x-forwarded-for': attacker,
      'x-forwarded-proto': 'https',
      ...(body && { 'content-type': 'application/json', origin: address, 'x-requested-with': 'aangan' }),
    }
    const sent = request(`${address}${path}`, { agent, headers, method: body ? 'POST' : 'GET' }, (answer) => {
      answer.resume()
      answer.once('error', ({ message }) => end(message))
      answer.once('end', () => end(String(answer.statusCode)))
    })
    sent.once('error', ({ message }) => end(message))
    sent.end(body && JSON.stringify(body))
  })
}
