import type { ReactNode } from 'react'
import { langOf } from './lang-of.ts'

/** A name within a sentence: read out in its own language, and in its own direction. For the tags of texts. */
export function inItsLanguage(text: readonly ReactNode[]) {
  return <bdi lang={langOf(text.join(''))}>{text}</bdi>
}
