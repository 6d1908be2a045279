import { expect, test } from 'vitest'
import {
  type Agent,
  agentsFor,
  countLanguages,
  groupAgentsByCity,
  readTeamChoice,
  readTeamQuery,
  teamAddress,
} from './team-choice.ts'

function agent(id: number, city: { id: number; name: string }, languages: string[]): Agent {
  return {
    id,
    name: `Agent ${id}`,
    title: 'Agent',
    photo: null,
    phone: '+923000000101',
    whatsapp: '+923000000101',
    email: `agent${id}@aangan.example`,
    languages,
    city,
    areas: [],
    listingCount: 0,
  }
}

const lahore = { id: 3, name: 'Lahore' }
const peshawar = { id: 5, name: 'Peshawar' }
const team = [
  agent(1, lahore, ['Urdu', 'English']),
  agent(2, peshawar, ['Pashto', 'Urdu']),
  agent(3, lahore, ['Urdu', 'Punjabi']),
]
const ids = (agents: readonly Agent[]) => agents.map(({ id }) => id)

test('a visitor finds who works in a city and speaks their language', () => {
  expect(ids(agentsFor(team, {}))).toEqual([1, 2, 3])
  expect(ids(agentsFor(team, { cityId: 3 }))).toEqual([1, 3])
  expect(ids(agentsFor(team, { language: 'pashto' }))).toEqual([2])
  expect(agentsFor(team, { cityId: 3, language: 'Pashto' })).toEqual([])
})

test('the choices are the cities and languages of the team itself', () => {
  expect(groupAgentsByCity(team).map(({ name, agents }) => [name, ids(agents)])).toEqual([
    ['Lahore', [1, 3]],
    ['Peshawar', [2]],
  ])
  expect(countLanguages(team)).toEqual([
    { name: 'Urdu', count: 3 },
    { name: 'English', count: 1 },
    { name: 'Pashto', count: 1 },
    { name: 'Punjabi', count: 1 },
  ])
})

test('a list of agents has one address; what says nothing is left out of it', () => {
  expect(teamAddress()).toBe('/team')
  expect(teamAddress({ language: 'Urdu', cityId: 3 })).toBe('/team?cityId=3&language=Urdu')
  const query = readTeamQuery({ language: ' Urdu ', cityId: 'x', page: '2' })
  expect(readTeamChoice(query)).toEqual({ cityId: undefined, language: 'Urdu' })
})
