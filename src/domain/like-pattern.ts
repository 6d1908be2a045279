/** The pattern by which LIKE finds texts that contain this one, whose own signs stand for themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
