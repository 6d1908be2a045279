import { team } from '#messages/site.ts'
import { CityFilter } from '../../forms/city-filter.tsx'
import { spokenLanguage } from '../../spoken-language.ts'
import {
  type Agent,
  agentsFor,
  countLanguages,
  groupAgentsByCity,
  type TeamChoice,
  teamAddress,
} from './team-choice.ts'

const t = team.filter

/** City and language. */
export function TeamFilter({
  choice: { cityId, language },
  agents,
}: {
  choice: TeamChoice
  agents: readonly Agent[]
}) {
  // Each choice counts what it would bring beside the other one.
  const cities = groupAgentsByCity(agents).map((city) => ({
    ...city,
    count: agentsFor(city.agents, { language }).length,
  }))
  const languages = countLanguages(agents).map(({ name }) => ({
    id: name,
    name: spokenLanguage(name),
    count: agentsFor(agents, { cityId, language: name }).length,
  }))
  const spoken = languages.find(({ id }) => id.toLowerCase() === language?.toLowerCase())
  if (cities.length === 0 && languages.length === 0) return null
  return (
    <CityFilter
      texts={t}
      addressOf={(city, other) => teamAddress({ cityId: city, language: other })}
      city={{ value: cityId, choices: cities }}
      other={{
        name: 'language',
        label: t.language,
        all: t.allLanguages,
        value: spoken?.id ?? language,
        choices: languages,
      }}
    />
  )
}
