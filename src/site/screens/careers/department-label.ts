import type { Answer } from '#ui/api.ts'

/** The chosen department in the page's language; as the address has it where nothing is open in it. */
export function departmentLabel(
  { departments }: Answer<'jobPostings'>['filters'],
  chosen: string | undefined,
): string | undefined {
  return departments.find(({ name }) => name === chosen)?.label ?? chosen
}
