import { visitorLanguage as t } from '#messages/admin.ts'
import type { VisitorLanguage } from '../leads/leads.ts'

export const languageLabel = t.label

/** In which language a visitor used the site, and is written to. */
export const languageNames: Readonly<Record<VisitorLanguage, string>> = t.names
