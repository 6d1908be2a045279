import { expect, test } from 'vitest'
import { differences } from './differences.ts'

test('only what differs is told, in words', () => {
  expect(
    differences({ name: 'Sana', active: true, agentId: null }, { name: 'Sana', active: false, agentId: 7 }),
  ).toEqual([
    { name: 'Active', from: 'yes', to: 'no' },
    { name: 'Agent id', from: 'nothing', to: '7' },
  ])
})

test('of a new thing all that it says is told, of one that is gone all that it said', () => {
  expect(differences(null, { name: 'Sana', agentId: null })).toEqual([
    { name: 'Name', from: undefined, to: 'Sana' },
  ])
  expect(differences({ name: 'Sana' }, null)).toEqual([{ name: 'Name', from: 'Sana', to: 'nothing' }])
})
