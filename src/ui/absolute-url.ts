import { localPath } from './local-path.ts'
import { site } from './site-settings.ts'

/** The whole address of a file or a call, with the site's host. */
export function absolute(path: string): string {
  return `${site().origin}${path}`
}

/**
 * The whole address of a page in the language that is shown, for what leaves the site: canonical links, shared texts.
 */
export function absolutePage(path: string): string {
  return absolute(localPath(path))
}
