import type { Answer } from '#ui/api.ts'

/** The chosen department in the page's language; as in the address where it has no open job. */
export function departmentLabel(
  filters: Answer<'jobPostings'>['filters'],
  chosen: string | undefined,
): string | undefined {
  return filters?.departments.find(({ name }) => name === chosen)?.label ?? chosen
}
