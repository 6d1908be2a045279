import { useRouter } from '@tanstack/react-router'
import { team } from '#messages/site.ts'
import { FilterForm, FilterSelect } from '../../forms/filter-form.tsx'
import { spokenLanguage } from '../../spoken-language.ts'
import { type Agent, agentsFor, citiesOf, languagesOf, type TeamChoice, teamAddress } from './team-choice.ts'

const t = team.filter

/** City and language. */
export function TeamFilter({ choice, agents }: { choice: TeamChoice; agents: readonly Agent[] }) {
  const router = useRouter()
  const { cityId, language } = choice
  const go = (change: TeamChoice) =>
    void router.navigate({ href: teamAddress({ cityId, language, ...change }), resetScroll: false })
  // Each choice counts what it would bring beside the other one.
  const cities = citiesOf(agents).map((city) => ({
    ...city,
    count: agentsFor(city.agents, { language }).length,
  }))
  const languages = languagesOf(agents).map(({ name }) => ({
    id: name,
    name: spokenLanguage(name),
    count: agentsFor(agents, { cityId, language: name }).length,
  }))
  const spoken = languages.find(({ id }) => id.toLowerCase() === language?.toLowerCase())
  if (cities.length === 0 && languages.length === 0) return null
  return (
    <FilterForm
      action={teamAddress()}
      label={t.label}
      submit={t.submit}
      all={t.clear}
      isFiltered={cityId !== undefined || language !== undefined}
    >
      <FilterSelect
        name="cityId"
        label={t.city}
        all={t.allCities}
        value={cityId}
        choices={cities}
        onChoose={(id) => go({ cityId: id === undefined ? id : Number(id) })}
      />
      <FilterSelect
        name="language"
        label={t.language}
        all={t.allLanguages}
        value={spoken?.id}
        choices={languages}
        onChoose={(name) => go({ language: name })}
      />
    </FilterForm>
  )
}
