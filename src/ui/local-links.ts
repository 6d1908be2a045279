import { localPath } from './local-path.ts'

// What is no page has one address for all languages.
const pageLink = /(<a\b[^>]*\shref=")(\/(?!\/|(?:api|blog|feeds|media|admin|assets)\b)[^"]*)/g

/** The HTML of a text with its links to pages of the site in the language that is shown. */
export const withLocalLinks = (html: string): string =>
  html.replace(pageLink, (_link, before: string, path: string) => before + localPath(path))
