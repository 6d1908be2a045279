import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fetchRates } from '#integrations/rate-service.ts'
import { openReceiver } from '#tests/support/receiver.ts'
import { checkRates } from './check-rates.ts'

const told = (rates: string) => `{"base":"USD","date":"2026-11-26","rates":${rates}}`
const megabytes = (count: number) => ' '.repeat(count * 1_048_576)

async function ask(body: string | Buffer, headers: Record<string, string> = {}, status = 200) {
  await using service = await openReceiver()
  service.otherwise = (response) => void response.writeHead(status, headers).end(body)
  return await fetchRates({ address: service.url, token: 'secret', source: 'A bank' }).catch(String)
}

test.each([
  ['is no number', told('{"PKR":NaN}')],
  ['is a text', told('{"PKR":"282"}')],
  ['is beyond all numbers', told('{"PKR":1e999}')],
  ['is negative', told('{"PKR":-282}')],
  ['is 0', told('{"PKR":0}')],
  ['is missing', told('null')],
  ['comes with five megabytes', told(`{"PKR":282}${megabytes(5)}`)],
  ['is nested without end', `${'['.repeat(500_000)}`],
])('an answer whose rate %s cannot be read', async (_what, body) => {
  expect(await ask(body)).toMatch(/^NotSent: /)
})

test('an answer that unpacks to five megabytes cannot be read, and a redirect is not followed', async () => {
  expect(await ask(gzipSync(told(`{"PKR":282}${megabytes(5)}`)), { 'content-encoding': 'gzip' })).toMatch(
    /^NotSent: /,
  )
  const moved = await ask('', { location: 'http://169.254.169.254/' }, 302)
  expect(moved).toMatch(/^NotSent: /)
  expect(moved).not.toContain('secret')
})

test.each(['{"PKR":1e308,"AED":1e-308}', '{"PKR":1e-308,"AED":1e308}', '{"PKR":1e308,"AED":1e308}'])(
  'of rates at the edge of numbers none is kept: %s',
  async (rates) => {
    const served = await ask(told(rates))
    if (typeof served === 'string') throw new Error(served)
    for (const { pkr } of checkRates(served, [])?.fresh ?? [])
      expect(pkr).toSatisfy((one) => one >= 1 && one <= 10_000)
  },
)
