import { useLoaderData } from '@tanstack/react-router'

/** What the route of this screen loaded: the router knows only that it is one of all, the route's loader says which. */
export function useLoaded<Data>(): Data {
  const loaded: unknown = useLoaderData({ strict: false })
  return loaded as Data
}
