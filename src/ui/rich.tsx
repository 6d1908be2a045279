import { createElement, Fragment, type ReactNode } from 'react'

/** A text of the catalogues with tags in it, as its message function gives it: strings and what the tags became. */
export function Rich({ parts }: { parts: readonly ReactNode[] }) {
  return createElement(Fragment, null, ...parts)
}
