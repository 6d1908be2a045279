import { careers as t } from '#messages/site.ts'
import { ListSkeleton } from '#ui/list-skeleton.tsx'

/** The list of jobs in grey. */
export function CareersSkeleton() {
  return (
    <ListSkeleton
      status={t.loading}
      cards={6}
      headingClass="mt-8"
      listClass="lg:grid-cols-2"
      cardClass="h-56 rounded-card"
    />
  )
}
