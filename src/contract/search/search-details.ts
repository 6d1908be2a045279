import { searchChips } from './search-chips.ts'
import type { SearchChoice } from './search-keys.ts'

/** The filters of a search that its title does not say (place, project, agent, type), such as 'Up to 2 Crore'. */
export function searchDetails(choice: SearchChoice): string[] {
  const { subtype = [] } = choice
  const rest: SearchChoice = {
    ...choice,
    cityId: undefined,
    areaIds: [],
    projectId: undefined,
    agentId: undefined,
    type: 'all',
    subtype: subtype.length > 1 ? subtype : [],
  }
  return searchChips(rest, [], { areas: [] }).map(({ label }) => label)
}
