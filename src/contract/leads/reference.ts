/** No I, L, O or U, so that a reference read out on the phone is noted correctly. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const prefix = 'AG'
const length = 8

/** How many references there are. */
export const references = alphabet.length ** length

/**
 * The number a visitor may quote about an enquiry, such as 'AG-7K3M-9QXD': 40 bits, so it cannot be guessed.
 * Takes a whole number below `references`, drawn at random.
 */
export function formatReference(drawn: number): string {
  if (!Number.isInteger(drawn) || drawn < 0 || drawn >= references) {
    throw new RangeError(`A reference is made of a whole number below ${references}`)
  }
  let code = ''
  for (let rest = drawn; code.length < length; rest = Math.floor(rest / alphabet.length)) {
    code = alphabet[rest % alphabet.length] + code
  }
  return grouped(code)
}

function grouped(code: string): string {
  return `${prefix}-${code.slice(0, 4)}-${code.slice(4)}`
}

/** A reference as people type it (lower case, spaces, O for 0, no prefix) in its written form, else undefined. */
export function normaliseReference(typed: string): string | undefined {
  const bare = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  const code = bare.length > length && bare.startsWith(prefix) ? bare.slice(prefix.length) : bare
  return /^[\dA-HJKMNP-TV-Z]{8}$/.test(code) ? grouped(code) : undefined
}

/** Whether the text is a reference exactly as we write it. */
export function isReference(text: string): boolean {
  return normaliseReference(text) === text
}
