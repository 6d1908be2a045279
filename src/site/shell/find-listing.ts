/** Where the property-ID search leads without JavaScript: on to the listing. */
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { readTypedId } from '#contract/listings/property-id.ts'

export const Route = createFileRoute('/listing/find')({
  validateSearch: ({ id }: Record<string, unknown>) => ({ id: String(id ?? '') }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    const id = readTypedId(deps.id)
    if (id === undefined) throw notFound()
    throw redirect({ to: '/listing/$id', params: { id: String(id) }, replace: true })
  },
})
