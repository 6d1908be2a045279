import { expect, onTestFinished, test } from 'vitest'
import { openSiteClock } from './site-clock.ts'

/** A database whose clock is so many seconds ahead of ours, and what the log says. */
async function siteBeside(ahead: number) {
  const database = { ahead }
  const said: string[] = []
  const clock = await openSiteClock(
    {
      async query<Row>() {
        return { rows: [{ now: Date.now() + database.ahead * 1000 }] as Row[] }
      },
    },
    {
      warn: (_fields: unknown, sentence?: string) => void said.push(sentence ?? ''),
      info: (sentence: unknown) => void said.push(String(sentence)),
    },
    5,
  )
  onTestFinished(clock.stop)
  const seconds = () => Math.round((clock.now().getTime() - Date.now()) / 1000)
  return { database, said, seconds }
}

test('clocks that differ by an hour are a warning, and the site goes by the database until they agree', async () => {
  const { database, said, seconds } = await siteBeside(-3_600)
  expect(said).toEqual([
    "The clock of the database is 3600 seconds behind this machine's: set both with NTP. Until then, the site uses the database's",
  ])
  expect(seconds()).toBe(-3_600)
  database.ahead = 0
  await expect.poll(() => said).toHaveLength(2)
  expect(said.at(-1)).toContain('agree again')
  expect(seconds()).toBe(0)
})

test('a difference of less than a minute is none', async () => {
  const { said, seconds } = await siteBeside(59)
  expect(said).toEqual([])
  expect(seconds()).toBe(0)
})
