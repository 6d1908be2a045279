import { useRouter } from '@tanstack/react-router'
import { useId } from 'react'
import { SelectField } from '../../forms/select-field.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { type Agent, agentsFor, citiesOf, languagesOf, type TeamChoice, teamAddress } from './team-choice.ts'

/** City and language. It is a form whose address is the list; with JavaScript every choice counts at once. */
export function TeamFilter({ choice, agents }: { choice: TeamChoice; agents: readonly Agent[] }) {
  const router = useRouter()
  const id = useId()
  const { cityId, language } = choice
  const go = (change: TeamChoice) =>
    void router.navigate({ href: teamAddress({ cityId, language, ...change }), resetScroll: false })
  // Each choice counts what it would bring beside the other one.
  const cities = citiesOf(agents).map((city) => ({
    ...city,
    count: agentsFor(city.agents, { language }).length,
  }))
  const languages = languagesOf(agents).map(({ name }) => ({
    name,
    count: agentsFor(agents, { cityId, language: name }).length,
  }))
  const spoken = languages.find(({ name }) => name.toLowerCase() === language?.toLowerCase())
  return (
    <form
      action="/team"
      aria-label="Filter agents"
      className="mt-8 flex flex-wrap items-center gap-3 *:min-w-0 *:max-sm:w-full sm:*:min-w-60"
    >
      <SelectField
        id={`${id}-city`}
        name="cityId"
        label="City"
        value={String(cityId ?? '')}
        error={undefined}
        onValue={(value) => go({ cityId: value ? Number(value) : undefined })}
        onLeave={() => {}}
      >
        <option value="">All cities</option>
        {cities.map(({ id, name, count }) => (
          <option key={id} value={id}>{`${name} (${count})`}</option>
        ))}
      </SelectField>
      <SelectField
        id={`${id}-language`}
        name="language"
        label="Language"
        value={spoken?.name ?? ''}
        error={undefined}
        onValue={(value) => go({ language: value || undefined })}
        onLeave={() => {}}
      >
        <option value="">All languages</option>
        {languages.map(({ name, count }) => (
          <option key={name} value={name}>{`${name} (${count})`}</option>
        ))}
      </SelectField>
      <noscript>
        <button type="submit" className={buttonClass({ variant: 'main' })}>
          Show agents
        </button>
      </noscript>
      {(cityId !== undefined || language !== undefined) && (
        <SiteLink href={teamAddress()} className={`${buttonClass({ variant: 'ghost' })} min-w-0!`}>
          All agents
        </SiteLink>
      )}
    </form>
  )
}
