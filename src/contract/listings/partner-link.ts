/** What a partner's property address is made of. */
export type PartnerProperty = { id: number; city: string; area: string; title: string }

/**
 * `{domain}/property/{city}-{area}-{title}-{id}`: lowercased, trimmed, runs of spaces as hyphens, no slashes
 * in the area (S5.6).
 */
export function partnerLink(domain: string, { id, city, area, title }: PartnerProperty): string {
  const path = [city, area.replaceAll('/', ''), title].map(hyphenated).join('-')
  return `${domain.replace(/\/+$/, '')}/property/${inPath(path)}-${id}`
}

function hyphenated(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, '-')
}

/** Only what would end the path early is escaped, so that the address stays the partner's. */
function inPath(text: string): string {
  return text.replace(/[%?#]/g, encodeURIComponent)
}
