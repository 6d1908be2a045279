import { expect, test } from 'vitest'
import { differences } from './differences.ts'

test('only fields that differ are shown, with labels and names instead of IDs', () => {
  const names = [{ kind: 'agent', id: 7, name: 'Sana Malik' }]
  expect(
    differences(
      { name: 'Sana', active: true, agentId: null },
      { name: 'Sana', active: false, agentId: 7 },
      names,
    ),
  ).toEqual([
    { name: 'Active', from: 'Yes', to: 'No' },
    { name: 'Agent', from: 'None', to: 'Sana Malik' },
  ])
})

test('a new record shows all of its values, a deleted one what it had', () => {
  expect(differences(null, { name: 'Sana', agentId: null })).toEqual([
    { name: 'Name', from: undefined, to: 'Sana' },
  ])
  expect(differences({ name: 'Sana' }, null)).toEqual([{ name: 'Name', from: 'Sana', to: 'None' }])
})

test.each([
  ['price', 70_000_000, 'Price', 'PKR 7 Crore'],
  ['published_at', '2026-11-22T20:15:00.000Z', 'Published', '23 Nov 2026, 01:15 PKT'],
  ['phone', '+923001234567', 'Phone', '+92 300 1234567'],
  ['features', ['Lift', 'Gym'], 'Features', 'Lift, Gym'],
  ['units', [{ id: 1 }, { id: 2 }], 'Units', '2 entries'],
  ['agent_id', 12, 'Agent', 'ID 12'],
  ['filter', { status: ['new'] }, 'Filter: status', 'new'],
  ['listings', 1234, 'Listings', '1,234'],
  ['title_ur', 'کونے کا مکان', 'Title in Urdu', 'کونے کا مکان'],
])('%s %j reads %s: %s', (key, value, name, to) => {
  expect(differences(null, { [key]: value })).toEqual([{ name, from: undefined, to }])
})
