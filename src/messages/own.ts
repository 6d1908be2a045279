import type * as admin from './en/admin/index.ts'
import type * as common from './en/common/index.ts'
import type * as server from './en/server/index.ts'
import type * as site from './en/site/index.ts'
import type { Language } from './language.ts'
import type { Replacements } from './message-types.ts'

/** Texts of an agency's own by language: any part of the product's catalogues. */
export type OwnTexts = Record<
  Language,
  Replacements<typeof common & typeof site & typeof admin & typeof server>
>
