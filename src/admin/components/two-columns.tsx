import type { ReactNode } from 'react'

/** One thing's screen: how it is with it in a line, then what it is, and beside it what is done with it. */
export function TwoColumns({
  line,
  side,
  children,
}: {
  line: ReactNode
  side: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <p className="-mt-3 mb-6 flex flex-wrap items-center gap-3 text-muted">{line}</p>
      <div className="grid items-start gap-x-6 xl:grid-cols-[minmax(0,1fr)_400px]">
        <div>{children}</div>
        <div>{side}</div>
      </div>
    </>
  )
}
