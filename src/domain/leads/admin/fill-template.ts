type Template = { name: string; subject: string; text: string }

/** A template with its {words} filled in; unknown ones stay as they are. */
export function fillTemplate(
  { name, subject, text }: Template,
  said: Readonly<Record<string, string>>,
): Template {
  const fill = (written: string) => written.replace(/\{(\w+)\}/g, (all, word: string) => said[word] ?? all)
  return { name, subject: fill(subject), text: fill(text) }
}
