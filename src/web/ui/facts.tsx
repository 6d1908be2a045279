import type { ReactNode } from 'react'
import { formatSize, type Size } from '#contract/sizes.ts'
import { Icon } from './icon.tsx'

type Home = { beds: number | null; baths: number | null; size: Size }

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
    <ul className={words ? 'flex flex-wrap gap-x-7 gap-y-1' : 'flex flex-wrap gap-x-4 gap-y-1 text-sm'}>
      {beds ? (
        <Fact icon={<Icon name="bed" className={iconLook} />}>{counted(beds, 'bed', words)}</Fact>
      ) : null}
      {baths ? (
        <Fact icon={<Icon name="bath" className={iconLook} />}>{counted(baths, 'bath', words)}</Fact>
      ) : null}
      <Fact icon={<Icon name="size" className={iconLook} />}>{formatSize(size)}</Fact>
      {children}
    </ul>
  )
}

const iconLook = 'text-[1.15em] text-muted'

/** One fact behind its icon; it never wraps in the middle. */
export function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5 whitespace-nowrap tabular-nums">
      {icon}
      {children}
    </li>
  )
}

/** '5 beds', of which a card shows the number alone and leaves the word to screen readers. */
function counted(count: number, noun: string, words: boolean): ReactNode {
  const spoken = `${noun}${count === 1 ? '' : 's'}`
  if (words) return `${count} ${spoken}`
  return (
    <>
      {count}
      <span className="sr-only"> {spoken}</span>
    </>
  )
}
