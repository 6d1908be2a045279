import { allow } from '../../access/allow.ts'
import type { StaffContext } from '../../context.ts'
import { safeHtml } from '../../rich-text.ts'

/** A description as the listing's page shows it. */
export function previewDescription({ actor }: StaffContext<never>, description: string): string {
  allow(actor, 'listings.edit')
  return safeHtml(description)
}
