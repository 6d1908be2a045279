/** Spaces, dots and percent signs become underscores, slashes become tildes (S5.5). */
export function slug(text: string): string {
  return text.replace(/[ .%]/g, '_').replaceAll('/', '~')
}
