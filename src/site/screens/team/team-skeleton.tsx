import { team as t } from '#messages/site.ts'
import { ListSkeleton } from '#ui/list-skeleton.tsx'

/** The list of agents in grey. */
export function TeamSkeleton() {
  return (
    <ListSkeleton
      status={t.loading}
      cards={8}
      headingClass="mt-10 md:mt-14"
      listClass="md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
      cardClass="h-56 rounded-panel md:h-115"
    />
  )
}
