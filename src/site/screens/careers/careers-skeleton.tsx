import { ListSkeleton } from '#ui/list-skeleton.tsx'

/** The list of jobs in grey. */
export function CareersSkeleton() {
  return (
    <ListSkeleton
      status="Loading the jobs"
      cards={6}
      headingClass="mt-8"
      listClass="lg:grid-cols-2"
      cardClass="h-56 rounded-card"
    />
  )
}
