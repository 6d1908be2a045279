import { desc, eq, sql } from 'drizzle-orm'
import type { Page, PageName } from '#contract/content/pages.ts'
import type { Db } from '#db/client.ts'
import { pageTexts } from '#db/schema/index.ts'
import { missing } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { Unavailable } from '../errors.ts'
import { prepared } from '../prepared-query.ts'

/**
 * One of the agency's own pages, its placeholders filled in. Which text a page has is decided here and nowhere
 * else: the newest that was saved in the admin app, else the file's (ADR 0011).
 * @throws Unavailable while there is no readable text
 */
export async function showPage<Name extends PageName>(
  { db, texts }: Context<'db' | 'texts'>,
  name: Name,
): Promise<Page<Name>> {
  const { id, written } = await newestText(db, name)
  const page = (written !== null && (await texts.saved(name, { id, written }))) || texts.get(name)
  if (!page) throw new Unavailable(missing.pageBeingWritten)
  return page
}

/** What was saved last of a page: no text when the file is shown, number 0 when nothing was ever saved. */
export async function newestText(db: Db, name: PageName): Promise<{ id: number; written: string | null }> {
  const [newest] = await newestOfPage(db).execute({ name })
  return newest ?? { id: 0, written: null }
}

const newestOfPage = prepared((db) =>
  db
    .select({ id: pageTexts.id, written: pageTexts.written })
    .from(pageTexts)
    .where(eq(pageTexts.name, sql.placeholder('name')))
    .orderBy(desc(pageTexts.id))
    .limit(1)
    .prepare('newest_text_of_page'),
)
