import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { commonHeaders, pagePolicy, type SecurityOptions, securityAt } from './security-headers.ts'

const here = { https: false }
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (html: string, name: string, options: SecurityOptions = here) =>
  pagePolicy(html, options)
    .split('; ')
    .find((part) => part.startsWith(`${name} `))

describe('script policy of a page', () => {
  test.each([
    ['a script that somebody got into the page', '<script>steal()</script>'],
    ['a script from a file', '<script src="/assets/a.js"></script>'],
    ['data for search engines', '<script type="application/ld+json">{"@type":"House"}</script>'],
  ])('%s gives no permission to itself', (_what, html) => {
    expect(directive(html, 'script-src')).toBe("script-src 'self'")
    expect(pagePolicy(html, here, 'n0nce')).toContain("script-src 'self' 'nonce-n0nce';")
  })
})

describe('how a page may look', () => {
  test('a script that writes markup gives no permission to its styles', () => {
    const html = `<script>x = "<b style='color:red'>"</script><style>p{}</style>`
    expect(directive(html, 'style-src-attr')).toBe("style-src-attr 'none'")
    expect(directive(html, 'style-src')).toBe(`style-src 'self' ${sha256('p{}')}`)
  })

  test('style attributes are allowed one by one, as the browser reads them', () => {
    const html = `<i style="--to:&quot;a&#x27;b&amp;c&quot;"></i><i style=''></i>`
    expect(directive(html, 'style-src-attr')).toBe(`style-src-attr 'unsafe-hashes' ${sha256(`--to:"a'b&c"`)}`)
    expect(directive('<i>style="color:red"</i>', 'style-src-attr')).toBe("style-src-attr 'none'")
  })

  test('a header that would outgrow what proxies take gives way for style attributes alone', () => {
    const html = Array.from({ length: 100 }, (_, n) => `<i style="width:${n}px"></i>`).join('')
    expect(directive(html, 'style-src-attr')).toBe("style-src-attr 'unsafe-inline'")
    expect(directive(html, 'script-src')).toBe("script-src 'self'")
  })
})

test('places outside are allowed by their origin alone, paths on this server add nothing', () => {
  const options = {
    https: false,
    images: ['/files/', 'https://img.example/a/b/'],
    calls: ['https://api.example/v1', ''],
  }
  expect(directive('', 'img-src', options)).toBe("img-src 'self' data: https://img.example")
  expect(directive('', 'connect-src', options)).toBe("connect-src 'self' https://api.example")
})

test('only a site reached by https asks the browser to stay there', () => {
  expect(commonHeaders({ https: true })).toContain('Strict-Transport-Security')
  expect(commonHeaders(here)).not.toContain('Strict-Transport-Security')
  expect(pagePolicy('', { https: true })).toContain('upgrade-insecure-requests')
  expect(pagePolicy('', here)).not.toContain('upgrade-insecure-requests')
})

test('hosts allowed on the payment screen are allowed on no other page', () => {
  const options = {
    ...here,
    frames: ['https://player.example'],
    checkout: {
      scripts: ['https://pay.example/checkout.js'],
      forms: ['https://pay.example'],
      frames: ['https://bank.example'],
    },
  }
  const at = (path: string) => pagePolicy('', securityAt(path, options))
  const paying = at('/booking/AG-7K3M-9QXD?from=payment')
  expect(paying).toContain("script-src 'self' https://pay.example;")
  expect(paying).toContain("form-action 'self' https://pay.example;")
  expect(paying).toContain('frame-src https://player.example https://bank.example;')
  for (const path of [
    '/',
    '/book/1/2',
    '/booking',
    '/booking/',
    '/booking/x/y',
    '/project/1/booking',
    '/search?q=/booking/x',
  ])
    expect(at(path), path).not.toMatch(/pay\.example|bank\.example/)
})

test('while developing the same hosts are allowed as in production, and what Vite needs besides', () => {
  const options = {
    https: false,
    development: true,
    images: ['http://127.0.0.1:4002/'],
    calls: ['http://127.0.0.1:4000', 'http://127.0.0.1:4001/collect'],
    scripts: ['http://127.0.0.1:4003/pay.js'],
    frames: ['https://pay.example'],
    forms: ['https://pay.example'],
  }
  const of = (name: string) => directive('<script>go()</script>', name, options)
  expect(of('img-src')).toBe("img-src 'self' data: http://127.0.0.1:4002")
  expect(of('media-src')).toBe("media-src 'self' http://127.0.0.1:4002")
  expect(of('connect-src')).toBe("connect-src 'self' http://127.0.0.1:4000 http://127.0.0.1:4001 ws:")
  expect(of('script-src')).toBe("script-src 'self' http://127.0.0.1:4003 'unsafe-inline' 'unsafe-eval'")
  expect(of('frame-src')).toBe('frame-src https://pay.example')
  expect(of('form-action')).toBe("form-action 'self' https://pay.example")
})
