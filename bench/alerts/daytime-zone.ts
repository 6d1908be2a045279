import { agencyZone } from '#contract/text/agency-zone.ts'

/**
 * A time zone in which it is about noon now, and the module that has a process reckon with it instead of the agency's.
 * Its clocks are not touched.
 */
export function daytimeZone(now = new Date()): { zone: string; preload: string } {
  const ahead = 12 - now.getUTCHours()
  // The names of these zones count the other way round.
  const zone = ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
  const code = `
    const Format = Intl.DateTimeFormat
    const moved = (options) => options?.timeZone === '${agencyZone}' ? { ...options, timeZone: '${zone}' } : options
    Intl.DateTimeFormat = class extends Format {
      constructor(locale, options) {
        super(locale, moved(options))
      }
    }`
  return { zone, preload: `data:text/javascript,${encodeURIComponent(code)}` }
}
