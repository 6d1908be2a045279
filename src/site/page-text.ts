import type { PageName } from '#contract/content/pages.ts'
import { type Answer, call } from '#ui/api.ts'
import { orNotFound } from './or-not-found.ts'

export type PageText<Name extends PageName = PageName> = Extract<Answer<'page'>, { name: Name }>

/** One of the agency's own pages: its fields, and its text in sections of safe HTML. */
export async function loadPage<Name extends PageName>(
  name: Name,
  signal: AbortSignal,
): Promise<PageText<Name>> {
  // The server answers with the page of that name.
  return (await orNotFound(call('page', { params: { name }, signal }))) as PageText<Name>
}
