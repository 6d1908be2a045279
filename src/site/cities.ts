import { getRouteApi } from '@tanstack/react-router'
import type { ListState } from '#contract/api/async-state.ts'
import type { Answer } from '#ui/api.ts'

const root = getRouteApi('__root__')

export type City = Answer<'cities'>[number]

/** What forms send of a city: its name in English, whatever the page calls it. */
export function sentName({ name, englishName = name }: Pick<City, 'name' | 'englishName'>): string {
  return englishName
}

/** The cities, loaded once at the start of a visit. */
export function useCities(): ListState<City> {
  return root.useLoaderData({ select: ({ cities }) => cities })
}
