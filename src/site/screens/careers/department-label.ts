import type { Answer } from '#ui/api.ts'

/** The chosen department in the page's language; as the address has it where nothing is open in it. */
export function departmentLabel(
  filters: Answer<'jobPostings'>['filters'],
  chosen: string | undefined,
): string | undefined {
  return filters?.departments.find(({ name }) => name === chosen)?.label ?? chosen
}
