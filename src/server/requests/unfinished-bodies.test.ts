import { expect, test } from 'vitest'
import { UnfinishedBodies } from './unfinished-bodies.ts'

const limits = { ofAnAddress: { bodies: 2, bytes: 1000 }, ofAll: { bodies: 3, bytes: 1500 } }
const tooManyOfNetwork = /from your network/
const tooManyOfAll = /at the moment/

test('an address may have so many unfinished bodies, and another one when one of them has ended', () => {
  const bodies = new UnfinishedBodies(limits)
  const first = bodies.begin('192.0.2.1')
  bodies.begin('192.0.2.1')
  expect(() => bodies.begin('192.0.2.1')).toThrow(tooManyOfNetwork)
  bodies.begin('192.0.2.2')
  first.end()
  first.end()
  bodies.begin('192.0.2.1')
  expect(() => bodies.begin('192.0.2.1')).toThrow(tooManyOfNetwork)
})

test('an address may have so many unfinished bytes; the one that goes beyond counts no more', () => {
  const bodies = new UnfinishedBodies(limits)
  const first = bodies.begin('192.0.2.1')
  const second = bodies.begin('192.0.2.1')
  first.add(600)
  expect(() => second.add(600)).toThrow(tooManyOfNetwork)
  second.add(600)
  bodies.begin('192.0.2.1').add(400)
})

test('all together have limits too, also those whose address is unknown', () => {
  const bodies = new UnfinishedBodies(limits)
  bodies.begin(undefined).add(1000)
  bodies.begin(undefined)
  bodies.begin('192.0.2.1')
  expect(() => bodies.begin('192.0.2.2')).toThrow(tooManyOfAll)
  expect(() => bodies.begin(undefined)).toThrow(tooManyOfAll)
})
