import { type Agency, type Office, type Offices, offices as ours } from '#agency'
import { agencyText } from '#contract/agency-texts.ts'
import { formatPhone, telLink } from '#contract/text/phones.ts'
import { currentLanguage, inLanguage, type Language } from '#messages/language.ts'
import { PageProblem } from './page-problem.ts'

/** The values of `{{name}}` in a page's file, by name. */
export type Placeholders = Readonly<Record<string, string>>

type Options = { resumeRetentionDays: number }

/** The agency's own words in each language, so that it changes its name, phones and addresses in one place. */
export function placeholdersOf(
  agency: Agency,
  options: Options,
  offices: Offices = ours,
): Record<Language, Placeholders> {
  const inside = (language: Language) =>
    inLanguage(language, () => spokenPlaceholders(agency, offices, options))
  return { en: inside('en'), ur: inside('ur') }
}

function spokenPlaceholders(
  agency: Agency,
  offices: Offices,
  { resumeRetentionDays }: Options,
): Placeholders {
  const { email, franchiseDesk } = agency
  return {
    'agency.name': agencyText('name', agency),
    'agency.product': agencyText('product', agency),
    'agency.tagline': agencyText('tagline', agency),
    'agency.promise': agencyText('promise', agency),
    'agency.certification': agencyText('certification', agency),
    'agency.email': email,
    'agency.phone': formatPhone(agency.phone),
    'agency.phone_link': telLink(agency.phone),
    'agency.whatsapp': formatPhone(agency.whatsApp),
    ...officeWords('head_office', offices[0]),
    ...officeWords('corporate_office', offices[1]),
    'franchise_desk.email': franchiseDesk.email,
    'franchise_desk.phone': formatPhone(franchiseDesk.phone),
    resume_retention_days: String(resumeRetentionDays),
  }
}

function officeWords(name: string, office: Office): Placeholders {
  const urdu = currentLanguage() === 'ur' ? office.urdu : undefined
  return {
    [`${name}.name`]: urdu?.name ?? office.name,
    [`${name}.city`]: urdu?.city ?? office.city,
    [`${name}.address`]: urdu?.address ?? office.address,
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
  return fill(markdown, placeholders, (word) => {
    const escaped = word.replace(/[!-/:-@[-`{-~]/g, '\\$&')
    // In a text from right to left the groups of a number would change places.
    return phone.test(word) ? `<bdi dir="ltr">${escaped}</bdi>` : escaped
  })
}

const phone = /^\+?\d+ [\d -]+$/

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
