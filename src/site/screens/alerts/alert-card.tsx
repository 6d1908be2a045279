import type { ReactNode } from 'react'
import { LeftToRight } from '#ui/left-to-right.tsx'

/** A page about one thing, in the middle: a heading, a few sentences, a button. */
export function AlertCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="lattice bg-sand px-4 py-10 md:py-16">
      <div className="mx-auto max-w-xl rounded-panel bg-white p-6 shadow-raised md:p-10">
        <h1 className="text-3xl">{title}</h1>
        {children}
      </div>
    </div>
  )
}

/** An email address or a phone number in a text of either direction. */
export function leftToRight(text: readonly ReactNode[]) {
  return <LeftToRight>{text}</LeftToRight>
}
