import { expect, test } from 'vitest'
import { queries, read, told } from '#tests/support/queries.ts'

test('at least 95 of 100 queries are read as people mean them', () => {
  const before = performance.now()
  const answers = queries.map((one) => ({ ...one, found: told(read(one.query)) }))
  const each = (performance.now() - before) / queries.length
  const wrong = answers.filter(({ expected, found }) => found !== expected)
  const right = queries.length - wrong.length
  const share = (100 * right) / queries.length
  // Not by the console, which is silent about tests that pass.
  process.stdout.write(
    `${right} of ${queries.length} queries are read right: ${share.toFixed(1)} %, ${each.toFixed(2)} ms each\n`,
  )
  expect(queries.length).toBeGreaterThanOrEqual(300)
  for (const script of ['en', 'ur', 'roman'])
    expect(queries.filter(({ language }) => language === script).length).toBeGreaterThanOrEqual(100)
  expect(share, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(95)
})

test('a feature is a filter, alone or beside others', () => {
  expect(read('corner')).toEqual({ features: ['corner'] })
  expect(read('plot semi furnished')).toEqual({ type: 'plot', features: ['semiFurnished'] })
  expect(read('unfurnished')).toEqual({ features: ['unfurnished'] })
  expect(read('basement')).toEqual({ subtype: ['basement'] })
  expect(read('house without lift')).toEqual({ subtype: ['house'], keyword: 'without lift' })
})

test('a filter that asks yes or nothing is one in words, unless it is negated', () => {
  expect(read('house with photos')).toEqual({ subtype: ['house'], hasPictures: true })
  expect(read('این او سی منظور شدہ پلاٹ')).toEqual({ type: 'plot', approved: true })
  expect(read('plot not approved')).toEqual({ type: 'plot', keyword: 'not approved' })
})

test('what is not understood stays in its order and as it was typed', () => {
  expect(read('30x60 plot, Quaid Block?')).toEqual({ type: 'plot', keyword: '30x60 Quaid Block' })
  expect(read('house Gulberg Sky Gardens')).toEqual({ subtype: ['house'], keyword: 'Gulberg Sky Gardens' })
  expect(read('canal view')).toEqual({ keyword: 'canal view' })
})
