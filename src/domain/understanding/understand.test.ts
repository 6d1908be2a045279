import { expect, test } from 'vitest'
import { queries, read, told } from '#tests/support/queries.ts'

const kinds = [...new Set(queries.map(({ kind }) => kind))]

const answers = queries.map((one) => {
  const meant = read(one.query)
  const rest = [meant.keyword ?? '', ...(meant.unused ?? [])].join(' ')
  return { ...one, found: told(meant), rest, isRight: told(meant) === one.expected && isTold(one.said, rest) }
})

/** Whether each word that no filter can say is left over, so that the page tells of it. */
function isTold(said: string, rest: string): boolean {
  return said.split(/[\s;]+/).every((word) => rest.includes(word))
}

test('at least 97 of 100 queries are read as people mean them', () => {
  // Not by the console, which is silent about tests that pass.
  for (const kind of ['', ...kinds]) {
    const those = answers.filter((one) => kind === '' || one.kind === kind)
    const right = those.filter(({ isRight }) => isRight).length
    const share = ((100 * right) / those.length).toFixed(1)
    process.stdout.write(`${kind || 'all'}: ${right} of ${those.length} queries are read right, ${share} %\n`)
  }
  const wrong = answers.filter(({ isRight }) => !isRight)
  expect(queries.length).toBeGreaterThanOrEqual(800)
  for (const script of ['en', 'ur', 'roman'])
    expect(queries.filter(({ language }) => language === script).length).toBeGreaterThanOrEqual(250)
  expect(queries.filter(({ written }) => written === 'after').length).toBeGreaterThanOrEqual(
    queries.length / 3,
  )
  expect(wrong.length / queries.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(0.03)
})

test.each(kinds)('no query about %s is read as its opposite', (kind) => {
  const opposite = answers.filter(({ kind: its, said, found, expected }) => {
    const filters = Object.keys(JSON.parse(found))
    return its === kind && said !== '' && filters.some((key) => !(key in JSON.parse(expected)))
  })
  expect(opposite).toEqual([])
})

test.each([
  ['house without basement', ['without basement']],
  ['no basement house', ['no basement']],
  ['basement ke baghair ghar', ['basement ke baghair']],
  ['بیسمنٹ کے بغیر گھر', ['بیسمنٹ کے بغیر']],
  ['bina gas ghar', ['bina gas']],
  ['ghar gas nahi', ['gas nahi']],
  ['house without lift or basement', ['without lift or basement']],
  ['DHA ke ilawa ghar', ['DHA ke ilawa']],
  ['house, gas ka connection na ho', ['gas ka connection na ho']],
])('what is not wanted is no filter, and is told of: %s', (query, unused) => {
  expect(read(query)).toEqual({ subtype: ['house'], unused })
})

test.each([
  ['5 marla se kam nahi', { minSize: 5, sizeUnit: 'marla' }],
  ['not less than 5 marla', { minSize: 5, sizeUnit: 'marla' }],
  ['1 crore se zyada nahi', { maxPrice: 10_000_000 }],
  ['not more than 1 crore', { maxPrice: 10_000_000 }],
  ['10 marla ya us se bara', { minSize: 10, sizeUnit: 'marla' }],
  ['house no 5', { subtype: ['house'], keyword: 'no 5' }],
])('a limit with a negation is a limit: %s', (query, filters) => {
  expect(read(query)).toEqual(filters)
})

test('a feature is a filter, alone or beside others', () => {
  expect(read('corner')).toEqual({ features: ['corner'] })
  expect(read('plot semi furnished')).toEqual({ type: 'plot', features: ['semiFurnished'] })
  expect(read('unfurnished')).toEqual({ features: ['unfurnished'] })
  expect(read('basement')).toEqual({ subtype: ['basement'] })
  expect(read('house without lift')).toEqual({ subtype: ['house'], unused: ['without lift'] })
})

test('a filter that asks yes or nothing is one in words, unless it is negated', () => {
  expect(read('house with photos')).toEqual({ subtype: ['house'], hasPictures: true })
  expect(read('این او سی منظور شدہ پلاٹ')).toEqual({ type: 'plot', approved: true })
  expect(read('plot not approved')).toEqual({ type: 'plot', unused: ['not approved'] })
})

test('what is not understood stays in its order and as it was typed', () => {
  expect(read('plot, Quaid Block?')).toEqual({ type: 'plot', keyword: 'Quaid Block' })
  expect(read('house Gulberg Sky Gardens')).toEqual({ subtype: ['house'], keyword: 'Gulberg Sky Gardens' })
  expect(read('canal view')).toEqual({ keyword: 'canal view' })
})
