import { expect, test } from 'vitest'
import { StorageUnreachable } from '#storage/reachability.ts'
import { type Over, openOutages } from './outages.ts'

const refused = () =>
  Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
    code: 'ECONNREFUSED',
    address: '127.0.0.1',
    port: 5432,
  })

function outages() {
  let time = Date.parse('2026-11-22T10:00:00Z')
  const over: Over[] = []
  const opened = openOutages(
    (one) => over.push(one),
    () => time,
  )
  return {
    ...opened,
    over,
    after(seconds: number) {
      time += seconds * 1000
      opened.look()
    },
  }
}

test('an outage is logged when it begins and when it is over, with the number of its failures', () => {
  const { isNews, after, over } = outages()
  const told = Array.from({ length: 1000 }, () =>
    isNews('A request failed', new Error('query', { cause: refused() })),
  )
  expect(told.filter(Boolean)).toHaveLength(1)
  expect(isNews('The jobs met a failure', refused())).toBe(false)
  after(50)
  expect(over).toEqual([])
  expect(isNews('A request failed', refused())).toBe(false)
  after(59)
  expect(over).toEqual([])
  after(1)
  expect(over).toEqual([
    {
      sentence: 'A request failed',
      since: '2026-11-22T10:00:00.000Z',
      failures: 1002,
      cause: 'ECONNREFUSED 127.0.0.1 5432',
    },
  ])
  expect(isNews('A request failed', refused())).toBe(true)
})

test.each(['ENOSPC', 'EDQUOT', '53100'])(
  'a full disk is one outage, whichever error reports it (%s first)',
  (first) => {
    const { isNews, after, over } = outages()
    const cannotWrite = (code: string, file: string) =>
      Object.assign(new Error(`could not extend ${file}`), { code })
    const failures = [first, 'ENOSPC', 'EDQUOT', '53100'].map((code, index) =>
      isNews('A request failed', new Error('query', { cause: cannotWrite(code, `base/16385/${index}`) })),
    )
    expect(failures).toEqual([true, false, false, false])
    after(60)
    expect(over).toMatchObject([{ failures: 4, cause: 'full disk' }])
  },
)

test('two neighbours are two outages', () => {
  const { isNews } = outages()
  expect(isNews('A request failed', refused())).toBe(true)
  expect(isNews('A mail failed', Object.assign(refused(), { port: 25 }))).toBe(true)
})

test('an error that is no outage is logged every time', () => {
  const { isNews } = outages()
  for (const error of [new Error('a mistake of ours'), 'a text', undefined]) {
    expect(isNews('A request failed', error)).toBe(true)
    expect(isNews('A request failed', error)).toBe(true)
  }
})

test('the storage tells of its outages itself', () => {
  expect(outages().isNews('A request failed', new Error('write', { cause: new StorageUnreachable() }))).toBe(
    false,
  )
})

test('a job that is given up is logged every time', () => {
  const { isNews } = outages()
  const givenUp = () => new Error('The job push is given up after 41 tries', { cause: refused() })
  expect([isNews('', givenUp()), isNews('', givenUp())]).toEqual([true, true])
})
