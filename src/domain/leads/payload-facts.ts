/** What a visitor sent, field by field, as people read it. */
export type Fact = { label: string; value: string; isLong: boolean }

/** Every field of a form that says something, but for who sent it and what it is about: those are said apart. */
export function payloadFacts(payload: Readonly<Record<string, unknown>>): Fact[] {
  return Object.entries(payload)
    .map(([name, value]) => ({ name, value: shown(value) }))
    .filter(({ name, value }) => !saidApart.has(name) && value !== '' && !isNamed(name, payload))
    .map(({ name, value }) => ({ label: labels[name] ?? spoken(name), value, isLong: longTexts.has(name) }))
}

const saidApart = new Set(['name', 'first_name', 'fullname', 'email', 'phone', 'property_id', 'project_id'])
/** What is said by its name, when that was sent as well. */
const nameOf: Readonly<Record<string, string>> = {
  cityId: 'city',
  area_id: 'area',
  selectedAreasId: 'selectedAreas',
}
const longTexts = new Set(['inquiry', 'message', 'feedback', 'description'])
const labels: Readonly<Record<string, string>> = {
  client_Location: 'Location',
  brochure: 'Wants the brochure',
}

function isNamed(name: string, payload: Readonly<Record<string, unknown>>): boolean {
  const named = nameOf[name]
  return named !== undefined && shown(payload[named]) !== ''
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** 'city_location' as 'City location', 'minPrice' as 'Min price'. */
function spoken(name: string): string {
  const words = name.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
