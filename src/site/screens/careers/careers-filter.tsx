import { careers } from '#messages/site.ts'
import { CityFilter } from '../../forms/city-filter.tsx'
import { type CareersChoice, careersAddress } from './careers-address.ts'
import type { JobPostings } from './careers-head.ts'

const t = careers.filter

/** City and department. */
export function CareersFilter({
  choice: { cityId, department },
  filters,
}: {
  choice: CareersChoice
  filters: NonNullable<JobPostings['filters']>
}) {
  const departments = filters.departments.map(({ name, label, count }) => ({ id: name, name: label, count }))
  return (
    <CityFilter
      texts={t}
      addressOf={(city, other) => careersAddress({ cityId: city, department: other })}
      city={{ value: cityId, choices: withChosen(filters.cities, cityId) }}
      other={{
        name: 'department',
        label: t.department,
        all: t.allDepartments,
        value: department,
        choices: withChosen(departments, department),
      }}
    />
  )
}

/** The choices, with the chosen one even when it has no open job. */
function withChosen<Id extends string | number>(
  choices: ReadonlyArray<{ id: Id; name: string; count: number }>,
  chosen: Id | undefined,
) {
  if (chosen === undefined || choices.some(({ id }) => id === chosen)) return choices
  return [...choices, { id: chosen, name: String(chosen), count: 0 }]
}
