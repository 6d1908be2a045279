import { expect, test } from 'vitest'
import { foundAgents, titleOfAgents } from './team-labels.ts'

test('a list of agents says which and how many they are', () => {
  expect(foundAgents(24, undefined, undefined)).toBe('24 agents')
  expect(foundAgents(1, 'Lahore', 'Punjabi')).toBe('1 agent in Lahore who speaks Punjabi')
  expect(foundAgents(3, undefined, 'Pashto')).toBe('3 agents who speak Pashto')
  expect(titleOfAgents('Lahore', undefined)).toBe('Agents in Lahore')
  expect(titleOfAgents('Lahore', 'Punjabi')).toBe('Agents in Lahore who speak Punjabi')
})
