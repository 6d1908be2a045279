import { lists as t } from '#messages/common.ts'
import { currentLanguage } from '#messages/language.ts'

/** Facts one after the other, '2 beds, 2 baths, 5 Marla'; what is empty or not known is left out. */
export function joinList(facts: ReadonlyArray<string | null | undefined | false>): string {
  const list = facts.filter(Boolean).join(t.separator)
  return currentLanguage() === 'ur' ? list.replaceAll(numberAfterName, '$1\u200f') : list
}

/**
 * In Urdu text a number follows the direction of an English name before it: 'One-bed، 1 بیڈ' would show as '1 One-bed،
 * بیڈ'.
 */
const numberAfterName = /(\p{Script=Latin}\P{L}*، )(?=\d)/gu
