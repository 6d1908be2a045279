import type { Agency } from '#agency'
import { formatPhone, telLink } from '#contract/text/phones.ts'
import { PageProblem } from './page-problem.ts'

/** What `{{name}}` in a page's file stands for, by name. */
export type Placeholders = Readonly<Record<string, string>>

/** The agency's own words, so that it changes its name, phones and addresses in one place. */
export function placeholdersOf(
  agency: Agency,
  { resumeRetentionDays }: { resumeRetentionDays: number },
): Placeholders {
  const { name, product, tagline, promise, certification, email, franchiseDesk, offices } = agency
  return {
    'agency.name': name,
    'agency.product': product,
    'agency.tagline': tagline,
    'agency.promise': promise,
    'agency.certification': certification,
    'agency.email': email,
    'agency.phone': formatPhone(agency.phone),
    'agency.phone_link': telLink(agency.phone),
    'agency.whatsapp': formatPhone(agency.whatsApp),
    ...adminWords('head_office', offices[0]),
    ...adminWords('corporate_office', offices[1]),
    'franchise_desk.email': franchiseDesk.email,
    'franchise_desk.phone': formatPhone(franchiseDesk.phone),
    resume_retention_days: String(resumeRetentionDays),
  }
}

function adminWords(name: string, office: Agency['offices'][number]): Placeholders {
  return {
    [`${name}.name`]: office.name,
    [`${name}.city`]: office.city,
    [`${name}.address`]: office.address,
    [`${name}.email`]: office.email,
    [`${name}.phone`]: formatPhone(office.phone),
  }
}

const placeholder = /\{\{([^{}]*)\}\}/g

/** The same fields with every text filled in, at any depth. */
export function fillHead(fields: object, placeholders: Placeholders): object {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, filled(value, placeholders)]))
}

function filled(value: unknown, placeholders: Placeholders): unknown {
  if (typeof value === 'string') return fill(value, placeholders, (word) => word)
  if (Array.isArray(value)) return value.map((one) => filled(one, placeholders))
  return typeof value === 'object' && value !== null ? fillHead(value, placeholders) : value
}

/** Markdown with what was filled in escaped, so that a name never reads as Markdown. */
export function fillMarkdown(markdown: string, placeholders: Placeholders): string {
  return fill(markdown, placeholders, (word) => word.replace(/[!-/:-@[-`{-~]/g, '\\$&'))
}

function fill(text: string, placeholders: Placeholders, write: (word: string) => string): string {
  return text.replace(placeholder, (written, inside: string) => {
    const name = inside.trim()
    const word = Object.hasOwn(placeholders, name) ? placeholders[name] : undefined
    if (word === undefined)
      throw new PageProblem(
        `there is no placeholder ${written}, only ${Object.keys(placeholders).join(', ')}`,
      )
    return write(word)
  })
}
