import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'

/** The first cell of a row: the link that opens it, with a detail in a second line. */
export const RowLink = createLink(({ detail, ...link }: ComponentProps<'a'> & { detail: ReactNode }) => (
  <>
    <a data-row {...link} className="block truncate font-medium hover:underline" />
    <span className="block truncate text-sm text-muted">{detail}</span>
  </>
))
