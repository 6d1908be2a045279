import type { HTMLAttributes } from 'react'
import { withLocalLinks } from './local-links.ts'

/** A text of the agency's own, as it comes from the server: written as Markdown, sanitised there. */
export function Prose({
  html,
  className = '',
  ...language
}: { html: string; className?: string } & Pick<HTMLAttributes<HTMLElement>, 'lang' | 'dir'>) {
  return (
    <div
      {...language}
      className={`prose ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server leaves only a few harmless tags (domain/pages)
      dangerouslySetInnerHTML={{ __html: withLocalLinks(html) }}
    />
  )
}
