import { HtmlValidate } from 'html-validate'

// The standard and accessibility, no matters of taste: React writes `<meta charSet="utf-8"/>`, which is the same.
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'no-redundant-for': 'off' },
})

/** The violations of the HTML standard in a page, one sentence each, with the position in the page. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset }) => `${ruleId}: ${message} at ${html.slice(offset, offset + 100)}`,
    ),
  )
}
