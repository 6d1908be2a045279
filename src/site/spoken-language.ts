import { spokenLanguages } from '#messages/site.ts'

const names: Readonly<Record<string, string>> = spokenLanguages

/** A language that an agent speaks, in the page's language where it is known, else as the agency wrote it. */
export function spokenLanguage(name: string): string {
  return names[name.trim().toLowerCase()] ?? name
}
