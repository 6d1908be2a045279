/** `/blog` leaves the site for the agency's own blog. */
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { agency } from '#agency'

export const Route = createFileRoute('/blog')({
  beforeLoad: () => {
    throw agency.blogUrl === null ? notFound() : redirect({ href: agency.blogUrl })
  },
})
