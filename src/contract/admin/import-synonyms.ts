/** What the words of other people's lists usually mean here: a first guess, which staff correct. */
import { type Purpose, type Subtype, subtypes } from '../listings/property.ts'

/** 'To Let' and 'For Rent' mean rent, 'Sell' and 'Sale' sale. */
export function purposeMeant(text: string): Purpose | undefined {
  if (/\b(?:rent|let|lease|kiraya)/i.test(text)) return 'rent'
  return /\b(?:sale|sell|buy)/i.test(text) ? 'sale' : undefined
}

const otherWords: ReadonlyArray<[RegExp, Subtype]> = [
  [/^(?:flat|apartments?)$/, 'apartment'],
  [/^(?:houses?|home|bungalow|villa|kothi)$/, 'house'],
  [/^(?:plot|residential plots?)$/, 'residential plot'],
  [/^farm ?houses?$/, 'farm house'],
  [/^offices?$/, 'office'],
  [/^shops?$/, 'shop'],
  [/^(?:file|plot files?)$/, 'plot file'],
  [/^godown$/, 'warehouse'],
]

/** 'Flat' means apartment, 'Kothi' house; a subtype of ours means itself. */
export function subtypeMeant(text: string): Subtype | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
  return (
    subtypes.find((known) => known === plain) ?? otherWords.find(([spelling]) => spelling.test(plain))?.[1]
  )
}
