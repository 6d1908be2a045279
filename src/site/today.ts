import { getRouteApi } from '@tanstack/react-router'

const root = getRouteApi('__root__')

/** The day (YYYY-MM-DD, Pakistan) the page was made on: the same on the server and in the browser. */
export function useToday(): string {
  return root.useLoaderData({ select: ({ today }) => today })
}
