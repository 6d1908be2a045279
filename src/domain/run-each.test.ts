import { expect, test } from 'vitest'
import { runEach, StepsFailed } from './run-each.ts'

test('a step that fails keeps no other from running, and the error names each that failed', async () => {
  const done: string[] = []
  const failed = await runEach({
    'Old leads': async () => {
      throw new Error('Failed query: delete from leads', { cause: new Error('the table is locked') })
    },
    'Old emails': async () => done.push('emails'),
    'Old files': () => Promise.reject('The disk is full.'),
    'Old lists': async () => done.push('lists'),
  }).catch((error: unknown) => error)
  expect(done).toEqual(['emails', 'lists'])
  expect(failed).toBeInstanceOf(StepsFailed)
  expect(failed).toMatchObject({
    message: '2 of 4 steps failed. Old leads: the table is locked. Old files: The disk is full.',
  })
})

test('of very many failures ten are named', async () => {
  const steps = Array.from({ length: 12 }, (_, at) => [`File ${at}`, () => Promise.reject('gone')] as const)
  await expect(runEach(Object.fromEntries(steps))).rejects.toThrow(/^12 of 12 steps failed\..*And 2 more\.$/)
})

test('steps without a failure end in silence, as many at a time as are wanted', async () => {
  let running = 0
  let most = 0
  const step = async () => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
  }
  await runEach({ a: step, b: step, c: step, d: step }, 2)
  expect(most).toBe(2)
})
