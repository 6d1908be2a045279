import { toWesternDigits } from '../text/digits.ts'

/** The largest ID the database can hold. */
const maxPropertyId = 2_147_483_647

/** Reads the ID in an address: a whole number greater than 0. Undefined when it is none. */
export function parsePropertyId(text: string): number | undefined {
  const id = /^\s*\d+\s*$/.test(text) ? Number(text) : 0
  return id > 0 && id <= maxPropertyId ? id : undefined
}

/** What people write before the number: 'ID', 'Property ID:', 'id no.', 'Listing #', 'پراپرٹی آئی ڈی'. */
const idLabel =
  /^(?:(?:property|listing|ref(?:erence)?|id|no|number|آئی ?ڈی|پراپرٹی|نمبر)(?![a-z])[\s.:#-]*|#\s*)*/

/**
 * Reads the ID that a visitor typed or pasted into the header's search (S5.4): '12272', '12,272', '#12272',
 * 'ID: 12272', '۱۲۲۷۲' or the address of a listing. Undefined when it is no whole number greater than 0.
 */
export function readTypedId(typed: string): number | undefined {
  const text = toWesternDigits(typed)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
  const linked = /\/listing\/(\d+)\/?(?:[?#].*)?$/.exec(text)?.[1]
  return parsePropertyId(linked ?? text.replace(idLabel, '').replace(/(\d)[\s,،٬]+(?=\d)/g, '$1'))
}
