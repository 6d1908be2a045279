import { getRouteApi } from '@tanstack/react-router'
import type { Answer } from '#ui/api.ts'

const root = getRouteApi('__root__')

export type Office = Answer<'offices'>[number]

/** The offices, loaded once at the start of a visit, the head office first. */
export function useOffices(): readonly Office[] {
  return root.useLoaderData({ select: ({ offices }) => offices })
}

/** The same for the head of a page, which is given what the loaders of its routes gave. */
export function officesFromMatches(
  matches: ReadonlyArray<{ routeId: string; loaderData?: unknown }>,
): readonly Office[] {
  const match = matches.find(({ routeId }) => routeId === '__root__')
  // The framework does not tell whose data is whose; the root's is of this form (root.tsx).
  const data = match?.loaderData as { offices: readonly Office[] } | undefined
  return data?.offices ?? []
}
