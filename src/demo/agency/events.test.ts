import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { eventPlans } from './events.ts'

test('the event that has a page of its own is on the day that the page announces', () => {
  const page = readFileSync(new URL('../../../content/dubai-re-event.md', import.meta.url), 'utf8')
  const number = Number(/^gallery_event: (\d+)$/m.exec(page)?.[1])
  expect(/^starts_at: (\S+)/m.exec(page)?.[1]).toBe(eventPlans[number - 1]?.heldOn)
})
