import type { ReactNode } from 'react'
import type { Size } from '#contract/listings/convert-size.ts'
import { formatSize } from '#contract/listings/format-size.ts'
import { facts as t } from '#messages/common.ts'
import type { IconName } from './icon.tsx'

type Home = { beds: number | null; baths: number | null; size: Size | null }

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
      {beds ? (
        <Fact icon="bed">
          {words ? t.beds({ count: beds }) : <Labelled label={t.bedsLabel} count={beds} />}
        </Fact>
      ) : null}
      {baths ? (
        <Fact icon="bath">
          {words ? t.baths({ count: baths }) : <Labelled label={t.bathsLabel} count={baths} />}
        </Fact>
      ) : null}
      {size && <Fact icon="size">{formatSize(size)}</Fact>}
      {children}
    </ul>
  )
}

/** One fact behind its icon; it never wraps in the middle. */
export function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return <li className={`with-icon icon-${icon}`}>{children}</li>
}

/** A number alone, whose label is left to screen readers. */
function Labelled({ label, count }: { label: string; count: number }) {
  return (
    <>
      <span className="sr-only">{label} </span>
      {count}
    </>
  )
}
