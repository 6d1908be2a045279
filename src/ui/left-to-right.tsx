import type { ReactNode } from 'react'
import { isRightToLeft } from './reading-direction.ts'

/** A phone number in Urdu text: the same from left to right, where its groups would change places. */
export function LeftToRight({ children }: { children: ReactNode }) {
  return isRightToLeft() ? <bdi dir="ltr">{children}</bdi> : children
}
