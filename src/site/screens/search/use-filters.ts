import { getRouteApi, useRouter, useRouterState } from '@tanstack/react-router'
import { searchAddress } from '#contract/search/search-address.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { parseQuery } from '#ui/query-string.ts'
import type { Suggestion } from '../../places/use-place-suggestions.ts'
import { offTheMap, readChoice } from './choice.ts'
import { readQuery } from './read-query.ts'

/** The state of the filters, and functions that change the search. */
export type Filters = {
  choice: SearchChoice
  /** Changes part of the search and shows its first page. */
  change: (change: SearchChoice) => void
  /** Replaces the whole search, and the history entry of an open sheet. */
  replace: (choice: SearchChoice) => void
  /** Applies the whole form together, as it is sent without JavaScript. */
  submit: (form: HTMLFormElement) => void
}

const route = getRouteApi('/search')

/** The filters of the address. They show a choice immediately, while its results are loading. */
export function useFilters(): Filters {
  const shown = route.useSearch()
  const asked = useRouterState({
    select: ({ location }) => (location.pathname === '/search' ? location.search : undefined),
  })
  const router = useRouter()
  const choice = readChoice(readQuery(asked ?? shown))
  const go = (next: SearchChoice, replace = false) =>
    void router.navigate({ href: searchAddress({ ...next, page: 1 }), replace })
  return {
    choice,
    change: (change) => go({ ...choice, ...change }),
    replace: (next) => go(next, true),
    submit: (form) => go(choiceOfForm(form)),
  }
}

/** The search in the fields of a filter form. */
export function choiceOfForm(form: HTMLFormElement): SearchChoice {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return readChoice(readQuery(parseQuery(new URLSearchParams(fields).toString())))
}

/** Another city has other areas. */
export function chooseCity(value: string): SearchChoice {
  return { ...offTheMap, cityId: value ? Number(value) : undefined, areaIds: [] }
}

/** Choosing an area also chooses its city. */
export function choosePlace({ kind, id, cityId }: Suggestion): SearchChoice {
  return { ...offTheMap, cityId, areaIds: kind === 'area' ? [id] : [] }
}

/** Another type has other subtypes. */
export function chooseType(type: SearchChoice['type']): SearchChoice {
  return { type, subtype: [] }
}

/** The values with one more, or without it when it is there. */
export function toggled<Value>(values: readonly Value[] = [], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}
