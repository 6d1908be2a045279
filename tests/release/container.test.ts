import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { createTestDatabase } from '#tests/support/database.ts'
import { makeMachine } from '#tests/support/released.ts'

const checkout = join(import.meta.dirname, '../..')
const dockerfile = readFileSync(join(checkout, 'Dockerfile'), 'utf8')
const words = z.array(z.string())
const Compose = z.looseObject({
  services: z.record(z.string(), z.looseObject({ image: z.string(), command: words.optional() })),
})

test('the containers run commands of the release: a site, and a search process beside it', async () => {
  const release = inject('release')
  expect(wordsAfter('ENTRYPOINT')).toEqual(['/opt/aangan/aangan'])
  const database = await createTestDatabase({ content: 'no tables' })
  const machine = makeMachine()
  const commands = commandsOfContainers()
  expect(commands).toEqual([['start'], ['start', '--role', 'search']])
  const running = []
  for (const command of commands) {
    const settings = { DATABASE_URL: database.url, SIGNING_SECRET: 'a'.repeat(64), DEMO: 'off' }
    running.push(await machine.start(release, settings, command))
  }
  for (const site of running) {
    expect((await fetch(new URL('/health/ready', site.url))).status).toBe(200)
    const [launcher, ...health] = wordsAfter('HEALTHCHECK .+ CMD')
    expect(launcher).toBe('/opt/aangan/aangan')
    expect(await machine.run(release, health, { PORT: new URL(site.url).port })).toMatchObject({ code: 0 })
  }
  for (const site of running.toReversed()) expect(await site.stop()).toMatchObject({ code: 0 })
  await database.drop()
})

function wordsAfter(instruction: string): string[] {
  const [, list = '[]'] = dockerfile.match(new RegExp(`^${instruction} (\\[.+\\])$`, 'm')) ?? []
  return words.parse(JSON.parse(list))
}

/** The commands of our containers, each once: the image's own command unless a file names another. */
function commandsOfContainers(): string[][] {
  const folder = join(checkout, 'deploy/compose')
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  const services = files.flatMap((name) =>
    Object.values(Compose.parse(parse(readFileSync(join(folder, name), 'utf8'), { merge: true })).services),
  )
  const ours = services.filter(({ image }) => image.startsWith('aangan:'))
  const commands = ours.map(({ command }) => JSON.stringify(command ?? wordsAfter('CMD')))
  return [...new Set(commands)].map((command) => words.parse(JSON.parse(command)))
}
