/** A mail's content written once, as plain text and as HTML in which everything typed is escaped. */
import { escapeHtml } from '#contract/text/escape.ts'

export type MailPart = { heading: string } | { fact: string; value: string; link?: string } | { text: string }

export function asText(parts: readonly MailPart[]): string {
  return `${parts.map(textOf).join('\n')}\n`
}

function textOf(part: MailPart): string {
  if ('heading' in part) return `${part.heading}\n`
  if ('text' in part) return `\n${part.text}\n`
  const isSaid = part.link === part.value || !part.link?.startsWith('http')
  return `${part.fact}: ${part.value}${isSaid ? '' : ` (${part.link})`}`
}

/** In the agency's look: its name on its colour, above what there is to say. */
export function asHtml(
  title: string,
  parts: readonly MailPart[],
  { name, brandColour }: { name: string; brandColour: string },
): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;font-family:sans-serif;color:#10201a;line-height:1.5">
<p style="margin:0;padding:16px 24px;background:${escapeHtml(brandColour)};color:#ffffff;font-size:18px">${escapeHtml(name)}</p>
<div style="max-width:600px;padding:8px 24px 24px">
${parts.map(htmlOf).join('\n')}
</div>
</body></html>
`
}

function htmlOf(part: MailPart): string {
  if ('heading' in part) return `<h1 style="font-size:20px">${escapeHtml(part.heading)}</h1>`
  if ('text' in part) return `<p style="white-space:pre-line">${escapeHtml(part.text)}</p>`
  const value = escapeHtml(part.value)
  const shown = part.link ? `<a href="${escapeHtml(part.link)}">${value}</a>` : value
  return `<p style="margin:4px 0"><b>${escapeHtml(part.fact)}:</b> ${shown}</p>`
}
