import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { visitorAddress } from './visitor-address.ts'

function from(peer: string, forwarded?: string): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: peer })
  const request = new IncomingMessage(socket)
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return request
}

test.each([
  ['203.0.113.7', undefined, 0, '203.0.113.7'],
  ['::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
  ['127.0.0.1', undefined, 0, '127.0.0.1'],
  // A visitor who writes the header herself is counted anyway.
  ['203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
  // Behind an undeclared proxy all visitors would be one.
  ['127.0.0.1', '198.51.100.1', 0, undefined],
  ['::1', '198.51.100.1', 0, undefined],
  ['10.0.0.2', '198.51.100.1', 0, undefined],
  ['127.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
  ['127.0.0.1', '1.1.1.1, 198.51.100.1', 1, '198.51.100.1'],
  ['127.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.9', 2, '198.51.100.1'],
  ['127.0.0.1', '198.51.100.1:4711', 1, '198.51.100.1'],
  ['127.0.0.1', '[2001:db8:1:2::5]:4711', 1, '2001:db8:1:2::'],
  ['127.0.0.1', '198.51.100.1', 2, '127.0.0.1'],
  ['127.0.0.1', 'unknown', 1, '127.0.0.1'],
  ['127.0.0.1', undefined, 1, '127.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::'],
  ['2001:0db8:0001:0002::9', undefined, 0, '2001:db8:1:2::'],
  ['2001:db8::1', undefined, 0, '2001:db8:0:0::'],
  ['fe80::1%eth0', undefined, 0, 'fe80:0:0:0::'],
  ['::1', undefined, 0, '0:0:0:0::'],
])('from %s with %s behind %s proxies it is %s', (peer, forwarded, proxies, address) => {
  expect(visitorAddress(from(peer, forwarded), proxies)).toBe(address)
})
