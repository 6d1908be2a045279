import { withLocalLinks } from './local-links.ts'

/** A text of the agency's own, as it comes from the server: written as Markdown, sanitised there. */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets a few harmless tags through (domain/pages)
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: withLocalLinks(html) }} />
}
