import type { PageName } from '#contract/content/pages.ts'
import { currentLanguage } from '#messages/language.ts'
import type { Answer } from '#ui/api.ts'
import { load } from '#ui/load.ts'
import { orNotFound } from './or-not-found.ts'

export type PageText<Name extends PageName = PageName> = Extract<Answer<'page'>, { name: Name }>

/** What marks an element with the text of a page: one without Urdu stays English, from left to right. */
export function languageAttributes({ language }: Pick<PageText, 'language'>) {
  return language === currentLanguage() ? {} : ({ lang: language, dir: 'ltr' } as const)
}

/** One of the agency's own pages: its fields, and its text in sections of safe HTML. */
export async function loadPage<Name extends PageName>(
  name: Name,
  signal: AbortSignal,
): Promise<PageText<Name>> {
  // The server answers with the page of that name.
  return (await orNotFound(load('page', { params: { name }, signal }))) as PageText<Name>
}
