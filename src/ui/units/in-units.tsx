import type { ReactNode } from 'react'
import type { SizeUnit } from '#contract/listings/property.ts'
import { unitClass, unitsWith } from './unit-class.ts'

/**
 * What differs by the unit of a figure per area, in each unit that a visitor may choose. The style sheet shows one of
 * them, so that pages are the same for all visitors and nothing moves when a page with a choice comes (D40).
 */
export function InUnits({
  usual,
  as: Element = 'span',
  children,
}: {
  usual: SizeUnit
  as?: 'span' | 'g'
  children: (unit: SizeUnit) => ReactNode
}) {
  return unitsWith(usual).map((unit) => (
    <Element key={unit} className={unitClass(unit, usual)}>
      {children(unit)}
    </Element>
  ))
}
