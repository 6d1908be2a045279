import type { ComponentProps } from 'react'
import { localPath } from './local-path.ts'

/**
 * A real link to a page of the site, whose address is already written, such as `searchAddress(…)`. It has
 * no behaviour of its own: the shell watches all links of a page (`site/shell/use-links.ts`), so one that
 * is never hydrated navigates without a reload as well.
 */
export function SiteLink({
  href,
  replace = false,
  ...rest
}: { href: string; replace?: boolean } & Omit<ComponentProps<'a'>, 'href'>) {
  return <a href={localPath(href)} data-soft={replace ? 'replace' : ''} {...rest} />
}
