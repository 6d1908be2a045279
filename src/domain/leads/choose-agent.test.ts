import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leadKinds } from '#contract/leads/leads.ts'
import { chooseAgent, type LeadFacts } from './choose-agent.ts'
import { type AgentInTurn, Turns } from './round-robin.ts'

const cityOfArea = (area: number) => Math.ceil(area / 3)
const ids = (max: number) => fc.uniqueArray(fc.integer({ min: 1, max }), { maxLength: 4 })

/** Up to eight agents in their turn, in up to four cities of three areas each. */
const agents: fc.Arbitrary<AgentInTurn[]> = fc
  .uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 8 }), city: fc.integer({ min: 1, max: 4 }), areas: ids(12) }),
    { selector: ({ id }) => id, maxLength: 8 },
  )
  .map((made) =>
    made.map(({ id, city, areas }) => ({
      id,
      name: `Agent ${id}`,
      areaIds: new Set(areas),
      cityIds: new Set([city, ...areas.map(cityOfArea)]),
    })),
  )

const place = (max: number) => fc.integer({ min: 1, max }).map((id) => ({ id, name: `Place ${id}` }))
const agentId = fc.option(fc.integer({ min: 1, max: 10 }), { nil: null })
const lead: fc.Arbitrary<LeadFacts> = fc.record({
  kind: fc.constantFrom(...leadKinds),
  personAgentId: agentId,
  listing: fc.option(fc.record({ id: fc.nat(), agentId }), { nil: null }),
  areas: fc.uniqueArray(place(12), { selector: ({ id }) => id, maxLength: 3 }),
  city: fc.option(place(4), { nil: null }),
})

const isForDesk = ({ kind }: LeadFacts) => kind === 'contact' || kind === 'franchise'
const has = (all: readonly AgentInTurn[], id: number | null | undefined) => all.some((one) => one.id === id)

/** The first group of agents that the rules name, as a list instead of code that chooses. */
function whoMay(all: readonly AgentInTurn[], { personAgentId, listing, areas, city }: LeadFacts) {
  const groups = [
    all.filter(({ id }) => id === personAgentId),
    all.filter(({ id }) => id === listing?.agentId),
    all.filter(({ areaIds }) => areas.some(({ id }) => areaIds.has(id))),
    all.filter(({ cityIds }) => city !== null && cityIds.has(city.id)),
    all,
  ]
  return groups.find((group) => group.length > 0) ?? []
}

describe('whatever the agents and the lead', () => {
  test('feedback and franchise inquiries go to no agent', () => {
    fc.assert(
      fc.property(agents, lead, (all, one) => {
        fc.pre(isForDesk(one))
        expect(chooseAgent(one, new Turns(all))?.agentId).toBeNull()
      }),
    )
  })

  test('every other lead goes to the next in turn of the first group that is not empty', () => {
    fc.assert(
      fc.property(agents, lead, (all, one) => {
        fc.pre(!isForDesk(one))
        expect(chooseAgent(one, new Turns(all))?.agentId).toBe(whoMay(all, one)[0]?.id)
      }),
      { numRuns: 500 },
    )
  })

  test('a lead of a city with an agent goes to no agent from elsewhere, unless the person or the listing is theirs', () => {
    fc.assert(
      fc.property(agents, lead, (all, one) => {
        const { city, personAgentId, listing } = one
        fc.pre(!isForDesk(one) && !has(all, personAgentId) && !has(all, listing?.agentId))
        fc.pre(city !== null && one.areas.every(({ id }) => cityOfArea(id) === city.id))
        fc.pre(all.some(({ cityIds }) => cityIds.has(city.id)))
        const chosen = all.find(({ id }) => id === chooseAgent(one, new Turns(all))?.agentId)
        expect(chosen?.cityIds.has(city.id)).toBe(true)
      }),
    )
  })

  test('no agent of a team gets a second lead before all had one', () => {
    fc.assert(
      fc.property(agents, place(4), (all, city) => {
        const team = all.filter(({ cityIds }) => cityIds.has(city.id))
        fc.pre(team.length > 0)
        const turns = new Turns(all)
        const facts: LeadFacts = { kind: 'inquiry', personAgentId: null, listing: null, areas: [], city }
        const round = team.map(() => chooseAgent(facts, turns)?.agentId)
        expect(new Set(round)).toEqual(new Set(team.map(({ id }) => id)))
      }),
    )
  })
})
