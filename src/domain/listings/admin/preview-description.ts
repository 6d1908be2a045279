import { allow, type Staff } from '../../access/allow.ts'
import { safeHtml } from '../../rich-text.ts'

/** A description as the listing's page shows it. */
export function previewDescription(by: Staff, description: string): string {
  allow(by, 'listings.edit')
  return safeHtml(description)
}
