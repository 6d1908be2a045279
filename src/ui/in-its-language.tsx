import type { ReactNode } from 'react'
import { contentLang } from './content-lang.ts'

/** A name within a sentence: read out in its own language, and in its own direction. For the tags of texts. */
export function inItsLanguage(text: readonly ReactNode[]) {
  return <bdi lang={contentLang(text.join(''))}>{text}</bdi>
}
