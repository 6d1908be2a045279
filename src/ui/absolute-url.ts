import { site } from './site-settings.ts'

/** The whole address of a path, with the site's host, for what leaves the site: canonical links, shared texts. */
export function absolute(path: string): string {
  return `${site().origin}${path}`
}
