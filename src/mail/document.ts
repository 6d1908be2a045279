/** A mail's content written once, as plain text and as HTML in which everything typed is escaped. */
import type { Agency } from '#agency'
import { agencyText } from '#contract/agency-texts.ts'
import { escapeHtml } from '#contract/text/escape.ts'
import { currentLanguage } from '#messages/language.ts'

export type MailPart = { heading: string } | { fact: string; value: string; link?: string } | { text: string }

export function asText(parts: readonly MailPart[]): string {
  return `${parts.map(toText).join('\n')}\n`
}

function toText(part: MailPart): string {
  if ('heading' in part) return `${keepDirection(part.heading)}\n`
  if ('text' in part) return `\n${part.text}\n`
  const isSaid = part.link === part.value || !part.link?.startsWith('http')
  if (!isRightToLeft()) return `${part.fact}: ${part.value}${isSaid ? '' : ` (${part.link})`}`
  // An address has a line of its own: marks of direction would become part of it.
  return `${part.fact}: ${keepDirection(part.value)}${isSaid ? '' : `\n${part.link}`}`
}

function isRightToLeft(): boolean {
  return currentLanguage() === 'ur'
}

/** Whether a text in Urdu is about to be read from the left: a phone, an address, a reference. */
function isForeign(text: string): boolean {
  return isRightToLeft() && !/\p{Script=Arabic}/u.test(text)
}

/**
 * The text between marks that keep its order within a line of Urdu: '+92 51 111' would read '111 51 92+', and '450 sq ft
 * flat' 'sq ft flat 450'. For names within sentences as well.
 */
export function keepDirection(text: string): string {
  return isForeign(text) ? `\u2066${text}\u2069` : text
}

/** In the agency's look, in the language of the work at hand: its name on its colour, above what there is to say. */
export function asHtml(title: string, parts: readonly MailPart[], agency: Agency): string {
  return `<!doctype html><html lang="${currentLanguage()}" dir="${isRightToLeft() ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body dir="${isRightToLeft() ? 'rtl' : 'ltr'}" lang="${currentLanguage()}" style="${bodyStyle()}">
<p style="margin:0;padding:16px 24px;background:${escapeHtml(agency.brandColour)};color:#ffffff;font-size:18px">${escapeHtml(agencyText('name', agency))}</p>
<div style="max-width:600px;padding:8px 24px 24px">
${parts.map(toHtml).join('\n')}
</div>
</body></html>
`
}

// Nastaliq, where a mailbox has it, is taller than other scripts.
function bodyStyle(): string {
  const type = isRightToLeft()
    ? "font-family:'Noto Nastaliq Urdu','Jameel Noori Nastaleeq',Tahoma,sans-serif;line-height:2"
    : 'font-family:sans-serif;line-height:1.5'
  return `margin:0;color:#10201a;${type}`
}

function toHtml(part: MailPart): string {
  if ('heading' in part) return `<h1 style="font-size:20px">${htmlText(part.heading)}</h1>`
  if ('text' in part) return `<p style="white-space:pre-line">${escapeHtml(part.text)}</p>`
  const value = htmlText(part.value)
  const shown = part.link ? `<a href="${escapeHtml(part.link)}">${value}</a>` : value
  return `<p style="margin:4px 0"><b>${escapeHtml(part.fact)}:</b> ${shown}</p>`
}

function htmlText(text: string): string {
  return isForeign(text) ? `<span dir="ltr">${escapeHtml(text)}</span>` : escapeHtml(text)
}
