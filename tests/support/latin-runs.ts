import { Parser } from 'htmlparser2'

/** Attributes that are read aloud or shown. */
const spoken = ['alt', 'aria-label', 'placeholder', 'title']
const unread = new Set(['script', 'style', 'template', 'code', 'kbd', 'samp'])

/** What keeps its letters in any language: addresses, numbers of records and laws, file types, names of products. */
const kept = [
  /[\w.+-]+@[\w.-]+/g,
  /https?:\/\/\S*/g,
  /(?:www\.)?[\w-]+\.(?:example|com|org|pk)\b\S*/g,
  /\bAG(?:-[A-Z\d]{4}){2}\b/g,
  /\b[A-Z]+(?:[-/][A-Z\d]+)*[-/ ]?\d[\w/-]*|\b\d+[A-Z]\b/g,
  /\b(?:PDF|DOCX?|ODT|RTF|JPE?G|PNG|WebP|MP4|WebM|MOV)\b/g,
  /\b(?:AED|SAR|GBP|USD|EUR|CAD|PKR|IBAN)\b/g,
  /\b(?:Google|OpenStreetMap|Vimeo|YouTube|WhatsApp|Global Privacy Control|Do Not Track)\b/g,
]

/**
 * Runs of Latin letters that an Urdu page says: outside `bdi`, what is marked as English or as written by people or from
 * left to right, addresses and references. Each with the element that has it.
 * @param typed the words of the address, which are the visitor's own
 */
export function latinRuns(html: string, typed = ''): string[] {
  const found: string[] = []
  const open: boolean[] = []
  const collect = (text: string, where: string) => {
    const own = kept.reduce((rest, pattern) => rest.replace(pattern, ''), text)
    for (const [run] of own.matchAll(/[A-Za-z][A-Za-z’',.&-]*(?: [A-Za-z][A-Za-z’',.&-]*)*/g))
      if (!typed.includes(run)) found.push(`${run} (${where})`)
  }
  let names: string[] = []
  // The parser gives a text in pieces, which entities divide.
  let text = ''
  const flush = () => {
    if (open.at(-1) === false) collect(text, names.at(-1) ?? '')
    text = ''
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      flush()
      const isKept =
        unread.has(name) ||
        name === 'bdi' ||
        attributes.dir === 'ltr' ||
        attributes.dir === 'auto' ||
        (attributes.lang ?? 'ur') !== 'ur' ||
        open.at(-1) === true
      open.push(isKept)
      names.push(name)
      if (isKept) return
      for (const attribute of spoken) {
        const value = attributes[attribute]
        if (value) collect(value, `${name} ${attribute}`)
      }
      if (name === 'meta' && /title|description/.test(attributes.name ?? attributes.property ?? ''))
        collect(attributes.content ?? '', `meta ${attributes.name ?? attributes.property}`)
    },
    ontext(piece) {
      text += piece
    },
    onclosetag() {
      flush()
      open.pop()
      names = names.slice(0, open.length)
    },
  })
  parser.write(html)
  parser.end()
  return found
}
