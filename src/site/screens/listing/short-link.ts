/** `/p/7` is `/listing/7`, short enough to be read out. */
import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/p/$id')({
  beforeLoad: ({ params: { id } }) => {
    throw redirect({ to: '/listing/$id', params: { id }, statusCode: 301, replace: true })
  },
})
