/** A document as the template `document.typ` sets it: texts in one language, in the order they are read. */
import type { Language } from '#messages/languages.ts'

export type PrintedDocument = {
  language: Language
  title: string
  /** Its subject, below the title. */
  about: string
  /** The day it is made on, YYYY-MM-DD, and the same in words. */
  day: string
  dayInWords: string
  sender: {
    name: string
    promise: string
    /** A colour of CSS, such as #0B6B4A. */
    colour: string
    contact: readonly Fact[]
  }
  sections: readonly PrintedSection[]
  /** The word before page numbers: '1 / 3' follows it. */
  page: string
}

/** `isNumber`: read from left to right whatever the language, such as a phone number. */
export type Fact = { label: string; value: string; isNumber?: boolean }

export type PrintedSection = {
  title: string
  /** The figure that counts, with what it is. */
  figure?: { value: string; label: string }
  facts?: readonly Fact[]
  texts?: readonly string[]
  chart?: PrintedChart
  /** `widths`: of the columns, against each other; without them the first takes what the others leave. */
  table?: { heads: readonly string[]; rows: ReadonlyArray<readonly string[]>; widths?: readonly number[] }
}

/** A line over time; the table of its section says the same in numbers. */
export type PrintedChart = {
  /** From 0 to 1, from the left and from the bottom; `follows`: the line leads here from the point before. */
  points: ReadonlyArray<{ x: number; y: number; follows: boolean }>
  /** Below the first and the last point, and beside the lowest and the highest. */
  from: string
  until: string
  lowest: string
  highest: string
}
