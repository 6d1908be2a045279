import { describe, expect, test } from 'vitest'
import { listBases, readBases } from './base-addresses.ts'

const read = (environment: Record<string, string>, mode: 'production' | 'development' = 'production') =>
  readBases(environment, mode)

test('nothing set, everything is this server', () => {
  expect(read({})).toEqual({
    api: '',
    agencyApi: '',
    image: '/',
    adServer: '/api/ads',
    paymentScript: '/api/payments/script.js',
    search: '',
    push: '',
    analytics: '/api/counts',
  })
})

test('each has a production and a development value; the mode chooses', () => {
  const environment = { API_BASE: 'https://api.example.com/', API_BASE_DEVELOPMENT: 'http://127.0.0.1:4000' }
  expect(read(environment).api).toBe('https://api.example.com')
  expect(read(environment, 'development').api).toBe('http://127.0.0.1:4000')
  expect(read({ API_BASE: 'https://api.example.com' }, 'development').api).toBe('')
  expect(listBases(environment)[0]).toEqual({
    setting: 'API_BASE',
    what: 'calls of the site',
    production: 'https://api.example.com',
    development: 'http://127.0.0.1:4000',
  })
})

describe('an invalid base is refused in one sentence', () => {
  test.each([
    [
      'API_BASE',
      'api.example.com',
      /API_BASE cannot be used: it is the address of another host or a path of this server, such as https/,
    ],
    ['SEARCH_BASE', 'ftp://example.com', /SEARCH_BASE/],
    ['IMAGE_BASE', 'https://example.com?key=1', /must not contain \?/],
    ['PAYMENT_SCRIPT', 'javascript:alert(1)', /script\.js/],
    ['PUSH_BASE', 'https://user:secret@example.com', /not contain a user name or password/],
    ['AD_SERVER_BASE_DEVELOPMENT', 'nonsense here', /AD_SERVER_BASE_DEVELOPMENT/],
    ['ANALYTICS_BASE', '//example.com/<script>', /ANALYTICS_BASE/],
  ])('%s=%s', (setting, value, sentence) => {
    expect(() => read({ [setting]: value })).toThrow(sentence)
  })
})

describe('browsers load only over https', () => {
  const loaded = ['API_BASE', 'IMAGE_BASE', 'AD_SERVER_BASE', 'PAYMENT_SCRIPT', 'ANALYTICS_BASE']

  test.each(loaded)('%s of another host is refused without it', (setting) => {
    expect(() => read({ [setting]: 'http://cdn.example.com' })).toThrow(
      new RegExp(
        `^The setting ${setting} cannot be used: browsers do not load http addresses\\. It is the address`,
      ),
    )
    expect(() => read({ [setting]: 'https://cdn.example.com' })).not.toThrow()
  })

  test.each(loaded)('%s of this machine, or while developing, may do without', (setting) => {
    for (const address of ['http://127.0.0.1:4000', 'http://localhost:4000', 'http://[::1]:4000'])
      expect(() => read({ [setting]: address })).not.toThrow()
    expect(() => read({ [`${setting}_DEVELOPMENT`]: 'http://192.168.1.5:4000' })).not.toThrow()
  })

  test.each(['AGENCY_API_BASE', 'SEARCH_BASE', 'PUSH_BASE'])('%s is asked by the server alone', (setting) => {
    expect(() => read({ [setting]: 'http://search:3001' })).not.toThrow()
  })
})
