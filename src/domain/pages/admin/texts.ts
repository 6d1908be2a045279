/** The texts of the agency's own pages as their editors see them: what was saved wins over the file, and is kept. */
import { and, desc, eq, sql } from 'drizzle-orm'
import type { AdminPage, PageRow } from '#contract/admin/pages.ts'
import { type Page, type PageName, pageNames } from '#contract/content/pages.ts'
import type { Db } from '#db/client.ts'
import { pageTexts } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import type { Staff } from '../../access/actor.ts'
import { allow } from '../../access/allow.ts'
import { audit } from '../../audit/audit.ts'
import type { Context, Needs, Services, StaffContext } from '../../context.ts'
import { Conflict, Invalid, NotFound } from '../../errors.ts'
import { PageProblem } from '../page-problem.ts'
import { newestText, showPage } from '../show.ts'

/** Every page, and where its text comes from. */
export async function listPagesForStaff(ctx: StaffContext<'db' | 'texts'>): Promise<PageRow[]> {
  allow(ctx.actor, 'content.edit')
  return Promise.all(pageNames.map((name) => rowOf(ctx, name)))
}

/** One page: its text, the file's, and what was saved before. */
export async function showPageForStaff(
  ctx: StaffContext<'db' | 'texts'>,
  name: PageName,
): Promise<AdminPage> {
  allow(ctx.actor, 'content.edit')
  return present(ctx, name)
}

/** What a page said in one of its states; null when that was to show the file. @throws NotFound for an unknown one */
export async function showPageVersion(
  { db, actor }: StaffContext<'db' | 'texts'>,
  { name, version }: { name: PageName; version: number },
): Promise<string | null> {
  allow(actor, 'content.edit')
  const [row] = await db
    .select({ written: pageTexts.written })
    .from(pageTexts)
    .where(and(eq(pageTexts.name, name), eq(pageTexts.id, version)))
  if (!row) throw new NotFound(t.unknownVersion)
  return row.written
}

/** What a page would be with a text. @throws Invalid with what cannot be used about it */
export async function previewPage(
  { texts, actor }: StaffContext<'db' | 'texts'>,
  { name, written }: { name: PageName; written: string },
): Promise<Page> {
  allow(actor, 'content.edit')
  return composed(texts, name, written)
}

/** @throws Invalid for a text that cannot be used, Conflict when somebody saved since `version` was read */
export async function changePage(
  ctx: StaffContext<'db' | 'texts'>,
  { name, written, version }: { name: PageName; written: string; version: number },
): Promise<AdminPage> {
  allow(ctx.actor, 'content.edit')
  await composed(ctx.texts, name, written)
  await save(ctx, ctx.actor, name, { written, version }, 'change')
  return present(ctx, name)
}

/** Has the page show its file again. @throws Conflict when somebody saved since `version` was read */
export async function revertPage(
  ctx: StaffContext<'db' | 'texts'>,
  { name, version }: { name: PageName; version: number },
): Promise<AdminPage> {
  allow(ctx.actor, 'content.edit')
  await save(ctx, ctx.actor, name, { written: null, version }, 'revert')
  return present(ctx, name)
}

async function save(
  { db }: Needs<'db'>,
  actor: Staff,
  name: PageName,
  { written, version }: { written: string | null; version: number },
  action: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`page ${name}`}, 0))`)
    const before = await newestText(tx, name)
    if (before.id !== version) throw new Conflict(t.pageSavedSince)
    await tx.insert(pageTexts).values({ name, written, staff_id: actor.id, staff_name: actor.name })
    const [was, is] = [{ written: before.written }, { written }]
    await audit(tx, actor, { action, entity: 'page', entityId: name, before: was, after: is })
  })
}

async function composed(texts: Services['texts'], name: PageName, written: string): Promise<Page> {
  try {
    return await texts.compose(name, written)
  } catch (error) {
    if (error instanceof PageProblem) throw new Invalid({ written: error.message })
    throw error
  }
}

async function rowOf(ctx: Context<'db' | 'texts'>, name: PageName): Promise<PageRow> {
  const [history, page] = await Promise.all([
    historyOf(ctx.db, name),
    showPage(ctx, name).catch(() => undefined),
  ])
  const [newest] = history
  return {
    name,
    title: page?.title ?? name,
    source: newest && !newest.is_file ? 'office' : 'file',
    saved: newest ? { by: newest.by, at: newest.at } : null,
  }
}

async function present(ctx: Context<'db' | 'texts'>, name: PageName): Promise<AdminPage> {
  const [row, newest, history, file] = await Promise.all([
    rowOf(ctx, name),
    newestText(ctx.db, name),
    historyOf(ctx.db, name),
    ctx.texts.fileText(name),
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
