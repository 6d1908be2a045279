import { useRouter } from '@tanstack/react-router'
import { careers } from '#messages/site.ts'
import { FilterForm, FilterSelect } from '../../forms/filter-form.tsx'
import { type CareersChoice, careersAddress } from './careers-address.ts'
import type { JobPostings } from './careers-head.ts'

const t = careers.filter

/** City and department. */
export function CareersFilter({
  choice,
  filters,
}: {
  choice: CareersChoice
  filters: NonNullable<JobPostings['filters']>
}) {
  const router = useRouter()
  const { cityId, department } = choice
  const go = (change: CareersChoice) =>
    void router.navigate({ href: careersAddress({ cityId, department, ...change }), resetScroll: false })
  const departments = withChosen(
    filters.departments.map(({ name, label, count }) => ({ id: name, name: label, count })),
    department,
  )
  return (
    <FilterForm
      action={careersAddress()}
      label={t.label}
      submit={t.submit}
      all={t.clear}
      isFiltered={cityId !== undefined || department !== undefined}
    >
      <FilterSelect
        name="cityId"
        label={t.city}
        all={t.allCities}
        value={cityId}
        choices={withChosen(filters.cities, cityId)}
        onChoose={(id) => go({ cityId: id === undefined ? id : Number(id) })}
      />
      <FilterSelect
        name="department"
        label={t.department}
        all={t.allDepartments}
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
) {
  if (chosen === undefined || choices.some(({ id }) => id === chosen)) return choices
  return [...choices, { id: chosen, name: String(chosen), count: 0 }]
}
