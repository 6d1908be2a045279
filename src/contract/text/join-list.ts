import { lists as t } from '#messages/common.ts'

/** Facts one after the other, '2 beds, 2 baths, 5 Marla'; what is empty or not known is left out. */
export function joinList(facts: ReadonlyArray<string | null | undefined | false>): string {
  return facts.filter(Boolean).join(t.separator)
}
