/** `/blog` leaves the site for the agency's own blog. */
import { createFileRoute, redirect } from '@tanstack/react-router'
import { agency } from '#agency'

export const Route = createFileRoute('/blog')({
  beforeLoad: () => {
    throw redirect({ href: agency.blogUrl })
  },
})
