/** What is read, still as it was asked: texts, several values of one key as a list. */

export type RawInput = {
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string | readonly string[]>>
}
