/**
 * A grey box in the shape of what is coming; give it its size by `className`. It is silent: the place that loads
 * says so once, with `role="status"`.
 */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`animate-[shimmer_1.4s_ease-in-out_infinite] rounded-sm bg-line ${className}`}
    />
  )
}

/** The placeholder of a ListingCard, box for box. */
export function ListingCardSkeleton() {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-white">
      <Skeleton className="aspect-4/3 rounded-none" />
      <div className="h-[160px] stack-2.5 px-4.5 pt-4">
        <Skeleton className="h-6 w-2/5" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-2/3" />
      </div>
      <div className="flex h-[65px] items-center border-t border-line px-4.5">
        <Skeleton className="h-9 w-full" />
      </div>
    </div>
  )
}
