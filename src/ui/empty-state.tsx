import type { ReactNode } from 'react'

/** Nothing to show: why, and what to do next (buttons or links as children). */
export function EmptyState({
  title,
  text,
  heading: Heading = 'h2',
  children,
}: {
  title: string
  text: ReactNode
  heading?: 'h1' | 'h2'
  children?: ReactNode
}) {
  return (
    // Hung from the top and of a fixed width, so that nothing moves as the rest of it arrives.
    <div className="lattice grid min-h-[60vh] items-start justify-items-center bg-sand px-4 pt-[max(4rem,12vh)] pb-16">
      <div className="w-full max-w-md rounded-panel bg-white px-6 py-10 text-center shadow-raised sm:px-10">
        <div className="arch property-mark mx-auto h-25 w-21" />
        <Heading className="mt-6 text-2xl">{title}</Heading>
        <p className="mt-3 text-muted">{text}</p>
        {children && <div className="mt-7 flex flex-wrap justify-center gap-3">{children}</div>}
      </div>
    </div>
  )
}
