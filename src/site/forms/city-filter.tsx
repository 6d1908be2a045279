import { useRouter } from '@tanstack/react-router'
import { FilterForm, FilterSelect } from './filter-form.tsx'

type Choice<Id> = { id: Id; name: string; count: number }

type Texts = { label: string; submit: string; clear: string; city: string; allCities: string }

/** Narrows a list down by city and one other thing; what is chosen is in the address. */
export function CityFilter({
  texts,
  addressOf,
  city,
  other,
}: {
  texts: Texts
  /** The address of the list with these choices. */
  addressOf: (cityId: number | undefined, other: string | undefined) => string
  city: { value: number | undefined; choices: ReadonlyArray<Choice<number>> }
  other: {
    name: string
    label: string
    all: string
    value: string | undefined
    choices: ReadonlyArray<Choice<string>>
  }
}) {
  const router = useRouter()
  const go = (href: string) => void router.navigate({ href, resetScroll: false })
  return (
    <FilterForm
      action={addressOf(undefined, undefined)}
      label={texts.label}
      submit={texts.submit}
      all={texts.clear}
      isFiltered={city.value !== undefined || other.value !== undefined}
    >
      <FilterSelect
        name="cityId"
        label={texts.city}
        all={texts.allCities}
        {...city}
        onChoose={(id) => go(addressOf(id === undefined ? id : Number(id), other.value))}
      />
      <FilterSelect {...other} onChoose={(chosen) => go(addressOf(city.value, chosen))} />
    </FilterForm>
  )
}
