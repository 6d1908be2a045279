/** `/job-listings` is `/careers` under an older name (D12). */
import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/job-listings')({
  beforeLoad: () => {
    throw redirect({ to: '/careers', statusCode: 301, replace: true })
  },
})
