import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { watchProxies } from './proxy-watch.ts'

function from(peer: string, forwarded?: string): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: peer })
  const request = new IncomingMessage(socket)
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return request
}

function watched(trustedProxies = 0) {
  const said: string[] = []
  return { said, ...watchProxies(trustedProxies, (sentence) => said.push(sentence)) }
}

test('an undeclared proxy on this machine is reported once', () => {
  const watch = watched()
  watch.see(from('127.0.0.1'))
  expect(watch.warning()).toBeUndefined()
  for (const visitor of ['203.0.113.7', '203.0.113.8']) watch.see(from('::ffff:10.0.0.2', visitor))
  expect(watch.said).toEqual([
    'A proxy at 10.0.0.2 sends X-Forwarded-For, but TRUST_PROXY is off: the limits by address are off. Set TRUST_PROXY to the number of proxies in front (on is one) and start again.',
  ])
  expect(watch.warning()).toBe(watch.said[0])
})

test('a proxy that was declared is none of it', () => {
  const watch = watched(1)
  watch.see(from('127.0.0.1', '203.0.113.7'))
  expect(watch.warning()).toBeUndefined()
})

test('from far away one who writes the header is no proxy, one who brings many visitors is', () => {
  const watch = watched()
  for (let at = 0; at < 50; at += 1) {
    watch.see(from('198.51.100.1', '203.0.113.7'))
    watch.see(from(`198.51.100.${at + 2}`, `203.0.113.${at}`))
  }
  expect(watch.said).toEqual([])
  for (let at = 0; at < 50; at += 1) watch.see(from('198.51.100.1', `203.0.113.${at}`))
  expect(watch.said).toEqual([
    expect.stringContaining('198.51.100.1 sends X-Forwarded-For, but TRUST_PROXY is off: all visitors'),
  ])
})
