import { adminPaths } from '#contract/paths.ts'
/** Where staff open a lead. `siteUrl` has no slash at its end. */
export function leadLink(siteUrl: string, id: number): string {
  return siteUrl + adminPaths.lead(id)
}
