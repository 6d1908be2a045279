import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalTarget } from './normal-target.ts'

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/search?purpose=sale&q=G-13%2F2#', undefined],
  ['/search?purpose=sale&q=G-13%2F2', '/search?purpose=sale&q=G-13%2F2'],
  ['/%69nquiry/AG-1', '/inquiry/AG-1'],
  ['/api/./inquiry//AG-1', '/api/inquiry/AG-1'],
  ['/api/%2e%2E/inquiry/', '/inquiry/'],
  ['/about/..', '/'],
  ['/../../etc', '/etc'],
  ['//etc/passwd', '/etc/passwd'],
  ['http://a.example/robots.txt', '/robots.txt'],
  ['http://a.example?x=1', '/?x=1'],
  ['/UR/Listing/Find?id=7', '/ur/listing/find?id=7'],
  ['/Alerts/NEW', '/alerts/new'],
  ['/Get-Gold-Franchise', '/get-gold-franchise'],
  ['/Alerts/AbCdEf', '/alerts/AbCdEf'],
  ['/assets/index-AbC.js', '/assets/index-AbC.js'],
  ['/project/1/a%27b%28c%29%40d', "/project/1/a'b(c)@d"],
  ['/project/1/a b', undefined],
  ['/project/1/%d8%b9', '/project/1/%D8%B9'],
  ['/project/1/\xd8\xb9?q=\xd8\xb9', '/project/1/%D8%B9?q=%D8%B9'],
  ['/project/1/100%25', '/project/1/100%25'],
  ['/api/%2569nquiry/AG-1', undefined],
  ['/api%2finquiry/AG-1', undefined],
  ['/api\\inquiry/AG-1', undefined],
  ['/api%5Cinquiry/AG-1', undefined],
  ['/a%0d%0ab', undefined],
  ['/%zz', undefined],
  ['/?q=%00', undefined],
  ['*', undefined],
  ['', undefined],
])('%s is %s', (raw, target) => {
  expect(normalTarget(raw)).toBe(target)
})

test('a normalised address stays the same, and decoding it again gives the same segments', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 4 }).map(encodeURIComponent),
    fc.constantFrom(
      '.',
      '..',
      '%2e',
      '',
      'Inquiry',
      '%41',
      '%2F',
      '%5c',
      '%25',
      '%2541',
      "'",
      '|',
      '[',
      'ur',
    ),
  )
  fc.assert(
    fc.property(fc.array(fc.array(part, { maxLength: 3 }), { maxLength: 5 }), (segments) => {
      const raw = `/${segments.map((parts) => parts.join('')).join('/')}`
      const target = normalTarget(raw)
      if (target === undefined) return
      expect(normalTarget(target)).toBe(target)
      // As browsers and `new Request` read it.
      expect(new URL(`http://a.example${target}`).pathname).toBe(target)
      const once = target.split('/').map(decodeURIComponent)
      expect(decodeURIComponent(target).split('/')).toEqual(once)
      expect(once).not.toContain('..')
      expect(once.slice(1, -1)).not.toContain('')
    }),
  )
})
