import { Bath, BedDouble, Maximize } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Size as Measured } from '#contract/sizes.ts'
import { Size } from './size.tsx'

type Home = { beds: number | null; baths: number | null; size: Measured }

/** Beds, baths and size in one row. `words` writes them out ('5 beds'), as a listing's own page does. */
export function Facts({
  home,
  words = false,
  children,
}: {
  home: Home
  words?: boolean
  children?: ReactNode
}) {
  const { beds, baths, size } = home
  return (
    <ul className={`flex flex-wrap gap-x-4 gap-y-1 ${words ? 'gap-x-7 text-base' : 'text-sm'}`}>
      {beds !== null && beds > 0 && <Fact icon={<BedDouble />} {...counted(beds, 'bed', words)} />}
      {baths !== null && baths > 0 && <Fact icon={<Bath />} {...counted(baths, 'bath', words)} />}
      <Fact icon={<Maximize />} shown={<Size size={size} />} />
      {children}
    </ul>
  )
}

/** One fact with its icon; `spoken` is what a screen reader says when the shown text alone says too little. */
export function Fact({ icon, shown, spoken }: { icon: ReactNode; shown: ReactNode; spoken?: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden="true" className="text-muted [&>svg]:size-[1.15em] [&>svg]:stroke-[1.75]">
        {icon}
      </span>
      {spoken ? (
        <>
          <span aria-hidden="true">{shown}</span>
          <span className="sr-only">{spoken}</span>
        </>
      ) : (
        shown
      )}
    </li>
  )
}

function counted(count: number, noun: string, words: boolean) {
  const spoken = `${count} ${noun}${count === 1 ? '' : 's'}`
  return words ? { shown: spoken } : { shown: count, spoken }
}
