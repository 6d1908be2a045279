import { safeHtml } from '../../rich-text.ts'

/** A description as the listing's page shows it. */
export function previewDescription(description: string): string {
  return safeHtml(description)
}
