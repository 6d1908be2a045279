import { useRouter } from '@tanstack/react-router'
import { FilterForm, FilterSelect } from '../../forms/filter-form.tsx'
import { type CareersChoice, careersAddress } from './careers-address.ts'
import { careers, type JobPostings } from './careers-head.ts'

/** City and department. */
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
    <FilterForm
      action={careers.path}
      label="Filter jobs"
      submit="Show jobs"
      all="All jobs"
      isFiltered={cityId !== undefined || department !== undefined}
    >
      <FilterSelect
        name="cityId"
        label="City"
        all="All cities"
        value={cityId}
        choices={cities}
        onChoose={(id) => go({ cityId: id === undefined ? id : Number(id) })}
      />
      <FilterSelect
        name="department"
        label="Department"
        all="All departments"
        value={department}
        choices={departments}
        onChoose={(name) => go({ department: name })}
      />
    </FilterForm>
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
