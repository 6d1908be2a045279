import { and, desc, eq, sql } from 'drizzle-orm'
import type { Page, PageName } from '#contract/content/pages.ts'
import type { Db } from '#db/client.ts'
import { pageTexts } from '#db/schema/index.ts'
import { currentLanguage } from '#messages/language.ts'
import type { Language } from '#messages/languages.ts'
import { missing } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { Unavailable } from '../errors.ts'
import { prepared } from '../prepared-query.ts'

/**
 * One of the agency's own pages in the current language, its placeholders filled in. Which text a page has is
 * decided here and nowhere else: the newest that was saved in the admin app, else the file's (ADR 0011).
 * Without an Urdu text it is the English one; its `language` says so.
 * @throws Unavailable while there is no readable text
 */
export async function showPage<Name extends PageName>(
  ctx: Context<'db' | 'texts'>,
  name: Name,
): Promise<Page<Name>> {
  const page =
    (currentLanguage() === 'ur' && (await pageIn(ctx, name, 'ur'))) || (await pageIn(ctx, name, 'en'))
  if (!page) throw new Unavailable(missing.pageBeingWritten)
  return page
}

/** The page of its text in a language; undefined while there is none. */
export async function pageIn<Name extends PageName>(
  { db, texts }: Context<'db' | 'texts'>,
  name: Name,
  language: Language,
): Promise<Page<Name> | undefined> {
  const { id, written } = await newestText(db, name, language)
  if (written === '') return undefined
  return (
    (written !== null && (await texts.saved(name, language, { id, written }))) || texts.get(name, language)
  )
}

/**
 * The last saved text of a page in a language: null when the file is shown, an empty text when there is none,
 * number 0 when nothing was ever saved.
 */
export async function newestText(
  db: Db,
  name: PageName,
  language: Language,
): Promise<{ id: number; written: string | null }> {
  const [newest] = await newestOfPage(db).execute({ name, language })
  return newest ?? { id: 0, written: null }
}

const newestOfPage = prepared((db) =>
  db
    .select({ id: pageTexts.id, written: pageTexts.written })
    .from(pageTexts)
    .where(
      and(eq(pageTexts.name, sql.placeholder('name')), eq(pageTexts.language, sql.placeholder('language'))),
    )
    .orderBy(desc(pageTexts.id))
    .limit(1)
    .prepare('newest_text_of_page'),
)
