import type { ReactNode } from 'react'
import { formatSize, type Size } from '#contract/listings/convert-size.ts'
import type { IconName } from './icon.tsx'

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
    <ul className="facts">
      {beds ? <Fact icon="bed">{counted(beds, 'bed', words)}</Fact> : null}
      {baths ? <Fact icon="bath">{counted(baths, 'bath', words)}</Fact> : null}
      <Fact icon="size">{formatSize(size)}</Fact>
      {children}
    </ul>
  )
}

/** One fact behind its icon; it never wraps in the middle. */
export function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return <li className={`with-icon icon-${icon}`}>{children}</li>
}

/** '5 beds', of which a card shows the number alone and leaves the word to screen readers. */
function counted(count: number, noun: string, words: boolean): ReactNode {
  const spoken = `${noun}${count === 1 ? '' : 's'}`
  if (words) return `${count} ${spoken}`
  return (
    <>
      {count}
      <span className="sr-only">{` ${spoken}`}</span>
    </>
  )
}
