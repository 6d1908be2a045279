import { expect, test } from 'vitest'
import { readAds } from './read-answer.ts'

const ad = {
  id: 7,
  advertiser: 'Orchard Homes',
  headline: 'Flats by the park',
  text: 'From 1.2 Crore.',
  link: 'https://orchard.example/flats',
  image: 'media/abcdefghijklmnopqrstuv/original',
  alt: 'A tower',
  weight: 2,
  cap: null,
}
const own = '/api/ads'
const far = 'https://ads.example/v1'
const from = (base: string, ...changes: object[]) =>
  readAds({ ads: changes.map((change, at) => ({ ...ad, id: at + 1, ...change })) }, base)

test('the answer of an ad server of the same make is read completely', () => {
  expect(readAds({ ads: [ad] }, own)).toEqual([ad])
  expect(readAds({ ads: [ad] }, far)[0]?.image).toBe('https://ads.example/media/abcdefghijklmnopqrstuv/840')
})

test.each([
  [null],
  ['text'],
  [[]],
  [{}],
  [{ ads: 'all' }],
  [{ ads: [null, 7, 'x', [], {}] }],
  [{ ads: { length: 1, 0: ad } }],
])('an answer such as %j holds no ad', (answer) => {
  expect(readAds(answer, own)).toEqual([])
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://orchard.example/',
  '//evil.example/',
  '/\\evil.example/',
  'https://shop.example:pass@evil.example/',
  'https://user@evil.example/',
  'ftp://evil.example/',
  'flats',
  '',
  `/${'x'.repeat(3_000)}`,
  ['/a'],
])('an ad that leads to %j is left out', (link) => {
  expect(from(own, { link })).toEqual([])
})

test.each([
  'https://elsewhere.example/a.jpg',
  'http://ads.example/a.jpg',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'javascript:alert(1)',
  '//elsewhere.example/a.jpg',
  '',
  7,
])('a picture such as %j of another host is left out with its ad', (image) => {
  expect(from(far, { image })).toEqual([])
})

test('this site’s own ad server has its pictures in this site’s own storage', () => {
  expect(from(own, { image: 'https://ads.example/a.jpg' }, { image: '/media/../../etc/passwd' })).toEqual([])
  expect(from(far, { image: 'https://ads.example/a.jpg' })).toHaveLength(1)
  expect(from(far, { image: '/a.jpg' })[0]?.image).toBe('https://ads.example/a.jpg')
})

test('wrong types, endless words and turned letters are left out, one ad at a time', () => {
  const wrong = [
    { id: '7' },
    { id: -1 },
    { weight: 0 },
    { weight: Number.NaN },
    { weight: 1e9 },
    { cap: 0 },
    { cap: '3' },
    { headline: '' },
    { headline: 'x'.repeat(81) },
    { headline: { toString: 'x' } },
    { headline: 'moc.live \u202ecilam' },
    { text: 'two\nlines' },
    { advertiser: null },
    { alt: 'x'.repeat(301) },
  ]
  expect(from(own, ...wrong)).toEqual([])
  expect(from(own, ...wrong.slice(0, 5), {})).toHaveLength(1)
})

test('only the first few of very many ads are read, and the same one counts once', () => {
  expect(from(own, ...Array.from({ length: 500 }, () => ({})))).toHaveLength(20)
  expect(readAds({ ads: [ad, ad] }, own)).toHaveLength(1)
})

test('markup stays the text that it is', () => {
  expect(from(own, { headline: '<b onclick=alert(1)>Flats</b>' })[0]?.headline).toBe(
    '<b onclick=alert(1)>Flats</b>',
  )
})
