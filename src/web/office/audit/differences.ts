export type Difference = { name: string; from: string | undefined; to: string }

/** What changed between two states of a thing: each field that differs; of a new thing, all that say something. */
export function differences(before: unknown, after: unknown): Difference[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return names
    .filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]))
    .filter((name) => before !== null || now[name] !== null)
    .map((name) => ({
      name: spoken(name),
      from: before === null ? undefined : said(old[name]),
      to: said(now[name]),
    }))
}

function fieldsOf(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

/** 'lastSeenAt' as 'Last seen at'. */
function spoken(name: string): string {
  const words = name.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function said(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
