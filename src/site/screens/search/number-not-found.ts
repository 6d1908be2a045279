import { readTypedId } from '#contract/listings/property-id.ts'
import { hasPhoneLength } from '#contract/text/typed-phone.ts'
import { searchResults as t } from '#messages/site.ts'

/** How a number that found nothing was understood, and what to type instead; undefined for words. */
export function numberNotFound(keyword = ''): string | undefined {
  // Isolated, so that its parts keep their order in Urdu.
  const number = `\u2068${keyword}\u2069`
  if (hasPhoneLength(keyword)) return t.phoneNotFound({ number })
  return readTypedId(keyword) === undefined ? undefined : t.idNotFound({ number })
}
