import compile from 'icu-minify/compile'
import type { Language } from './language.ts'

/** Phones and codes in groups of digits, also those that come as an argument. */
const digitGroups = /\{phone\}|\+?\d+(?: \d+)+/g

/** Compiles a message. In Urdu the groups of a number keep their order from left to right. */
export function compileMessage(message: string, language: Language) {
  return compile(language === 'ur' ? message.replaceAll(digitGroups, '\u2066$&\u2069') : message)
}
