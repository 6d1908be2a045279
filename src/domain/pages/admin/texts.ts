/** The texts of the agency's own pages as their editors see them: what was saved wins over the file, and is kept. */
import { and, desc, eq, sql } from 'drizzle-orm'
import type { AdminPage, PageRow } from '#contract/admin/pages.ts'
import { type Page, type PageName, pageNames } from '#contract/content/pages.ts'
import type { Db } from '#db/client.ts'
import { pageTexts } from '#db/schema/index.ts'
import { allow, type Staff } from '../../access/allow.ts'
import { audit } from '../../audit/audit.ts'
import { Conflict, Invalid, NotFound } from '../../errors.ts'
import { PageProblem } from '../page-problem.ts'
import type { PageTexts } from '../page-texts.ts'
import { newestText, showPage } from '../show.ts'

export type PageStore = { db: Db; texts: Pick<PageTexts, 'get' | 'saved' | 'compose' | 'fileText'> }

/** Every page, and where its text comes from. */
export async function listPagesForStaff(store: PageStore, by: Staff): Promise<PageRow[]> {
  allow(by, 'content.edit')
  return Promise.all(pageNames.map((name) => rowOf(store, name)))
}

/** One page: its text, the file's, and what was saved before. */
export async function showPageForStaff(store: PageStore, by: Staff, name: PageName): Promise<AdminPage> {
  allow(by, 'content.edit')
  return present(store, name)
}

/** What a page said in one of its states; null when that was to show the file. @throws NotFound for an unknown one */
export async function showPageVersion(
  { db }: PageStore,
  by: Staff,
  name: PageName,
  version: number,
): Promise<string | null> {
  allow(by, 'content.edit')
  const [row] = await db
    .select({ written: pageTexts.written })
    .from(pageTexts)
    .where(and(eq(pageTexts.name, name), eq(pageTexts.id, version)))
  if (!row) throw new NotFound('There is no such state of this page.')
  return row.written
}

/** What a page would be with a text. @throws Invalid with what cannot be used about it */
export async function previewPage(
  { texts }: PageStore,
  by: Staff,
  name: PageName,
  written: string,
): Promise<Page> {
  allow(by, 'content.edit')
  return composed(texts, name, written)
}

/** @throws Invalid for a text that cannot be used, Conflict when somebody saved since `version` was read */
export async function changePage(
  store: PageStore,
  by: Staff,
  name: PageName,
  { written, version }: { written: string; version: number },
): Promise<AdminPage> {
  allow(by, 'content.edit')
  await composed(store.texts, name, written)
  await save(store, by, name, { written, version }, 'change')
  return present(store, name)
}

/** Has the page show its file again. @throws Conflict when somebody saved since `version` was read */
export async function revertPage(
  store: PageStore,
  by: Staff,
  name: PageName,
  version: number,
): Promise<AdminPage> {
  allow(by, 'content.edit')
  await save(store, by, name, { written: null, version }, 'revert')
  return present(store, name)
}

async function save(
  { db }: PageStore,
  by: Staff,
  name: PageName,
  { written, version }: { written: string | null; version: number },
  action: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`page ${name}`}, 0))`)
    const before = await newestText(tx, name)
    if (before.id !== version)
      throw new Conflict(
        'Somebody saved this page after you opened it. Nothing of yours is lost: look at theirs.',
      )
    await tx.insert(pageTexts).values({ name, written, staff_id: by.id, staff_name: by.name })
    const [was, is] = [{ written: before.written }, { written }]
    await audit(tx, by, { action, entity: 'page', entityId: name, before: was, after: is })
  })
}

async function composed(texts: PageStore['texts'], name: PageName, written: string): Promise<Page> {
  try {
    return await texts.compose(name, written)
  } catch (error) {
    if (error instanceof PageProblem) throw new Invalid({ written: error.message })
    throw error
  }
}

async function rowOf(store: PageStore, name: PageName): Promise<PageRow> {
  const [history, page] = await Promise.all([
    historyOf(store.db, name),
    showPage(store, name).catch(() => undefined),
  ])
  const [newest] = history
  return {
    name,
    title: page?.title ?? name,
    source: newest && !newest.is_file ? 'office' : 'file',
    saved: newest ? { by: newest.by, at: newest.at } : null,
  }
}

async function present(store: PageStore, name: PageName): Promise<AdminPage> {
  const [row, newest, history, file] = await Promise.all([
    rowOf(store, name),
    newestText(store.db, name),
    historyOf(store.db, name),
    store.texts.fileText(name),
  ])
  return {
    ...row,
    version: newest.id,
    written: newest.written ?? file ?? '',
    file: file ?? null,
    history,
  }
}

async function historyOf(db: Db, name: PageName): Promise<AdminPage['history']> {
  const rows = await db
    .select({
      id: pageTexts.id,
      by: pageTexts.staff_name,
      at: pageTexts.created_at,
      is_file: sql<boolean>`${pageTexts.written} is null`,
    })
    .from(pageTexts)
    .where(eq(pageTexts.name, name))
    .orderBy(desc(pageTexts.id))
    .limit(200)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
