import { getRouteApi } from '@tanstack/react-router'
import type { ListState } from '#contract/api/async-state.ts'
import type { Answer } from '#ui/api.ts'

const root = getRouteApi('__root__')

export type City = Answer<'cities'>[number]

/** The cities, loaded once at the start of a visit. */
export function useCities(): ListState<City> {
  return root.useLoaderData({ select: ({ cities }) => cities })
}
