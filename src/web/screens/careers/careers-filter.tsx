import { useRouter } from '@tanstack/react-router'
import { useId } from 'react'
import { SelectField } from '../../forms/select-field.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { type CareersChoice, careersAddress } from './careers-address.ts'
import { careers, type JobPostings } from './careers-head.ts'

/** City and department. It is a form whose address is the list; with JavaScript every choice counts at once. */
export function CareersFilter({
  choice,
  filters,
  cityName,
}: {
  choice: CareersChoice
  filters: JobPostings['filters']
  /** The chosen city's name, for one that has no open job at all. */
  cityName: string | undefined
}) {
  const router = useRouter()
  const id = useId()
  const { cityId, department } = choice
  const go = (change: CareersChoice) =>
    void router.navigate({ href: careersAddress({ cityId, department, ...change }), resetScroll: false })
  const cities = withChosen(filters.cities, cityId, cityName)
  const departments = withChosen(
    filters.departments.map((one) => ({ ...one, id: one.name })),
    department,
    department,
  )
  return (
    <form
      action="/careers"
      aria-label="Filter jobs"
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
        id={`${id}-department`}
        name="department"
        label="Department"
        value={department ?? ''}
        error={undefined}
        onValue={(value) => go({ department: value || undefined })}
        onLeave={() => {}}
      >
        <option value="">All departments</option>
        {departments.map(({ id, name, count }) => (
          <option key={id} value={id}>{`${name} (${count})`}</option>
        ))}
      </SelectField>
      <noscript>
        <button type="submit" className={buttonClass({ variant: 'main' })}>
          Show jobs
        </button>
      </noscript>
      {(cityId !== undefined || department !== undefined) && (
        <SiteLink href={careers.path} className={`${buttonClass({ variant: 'ghost' })} min-w-0!`}>
          All jobs
        </SiteLink>
      )}
    </form>
  )
}

/** The choices, with the chosen one even when nothing is open there. */
function withChosen<Id extends string | number>(
  choices: ReadonlyArray<{ id: Id; name: string; count: number }>,
  chosen: Id | undefined,
  name: string | undefined,
) {
  if (chosen === undefined || choices.some(({ id }) => id === chosen)) return choices
  return [...choices, { id: chosen, name: name ?? String(chosen), count: 0 }]
}
