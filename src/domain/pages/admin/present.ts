/** A page as its editors see it: in each language its text, where that comes from and what was saved before. */
import { and, desc, eq, sql } from 'drizzle-orm'
import type { AdminPage, PageRow } from '#contract/admin/pages.ts'
import type { PageName } from '#contract/content/pages.ts'
import type { Db } from '#db/client.ts'
import { pageTexts } from '#db/schema/index.ts'
import type { Language } from '#messages/languages.ts'
import type { Context } from '../../context.ts'
import { newestText, pageIn } from '../show.ts'

type PageText = AdminPage['texts'][Language]

/** A page with its texts and their history. */
export async function presentPage(ctx: Context<'db' | 'texts'>, name: PageName): Promise<AdminPage> {
  const [row, en, ur] = await Promise.all([
    presentPageRow(ctx, name),
    presentText(ctx, name, 'en'),
    presentText(ctx, name, 'ur'),
  ])
  return { ...row, version: Math.max(en.version, ur.version), texts: { en, ur } }
}

/** A page in the list of all. */
export async function presentPageRow(ctx: Context<'db' | 'texts'>, name: PageName): Promise<PageRow> {
  const [page, en, ur, saved] = await Promise.all([
    pageIn(ctx, name, 'en'),
    sourceOf(ctx, name, 'en'),
    sourceOf(ctx, name, 'ur'),
    lastSaved(ctx.db, name),
  ])
  return { name, title: page?.title ?? name, sources: { en, ur }, saved }
}

async function presentText(
  ctx: Context<'db' | 'texts'>,
  name: PageName,
  language: Language,
): Promise<PageText> {
  const [source, newest, history, file] = await Promise.all([
    sourceOf(ctx, name, language),
    newestText(ctx.db, name, language),
    historyOf(ctx.db, name, language),
    ctx.texts.fileText(name, language),
  ])
  return {
    source,
    version: newest.id,
    written: newest.written ?? file ?? '',
    file: file ?? null,
    history,
  }
}

async function sourceOf(
  { db, texts }: Context<'db' | 'texts'>,
  name: PageName,
  language: Language,
): Promise<PageText['source']> {
  const { written } = await newestText(db, name, language)
  if (written === '') return 'none'
  if (written !== null) return 'office'
  return language === 'en' || (await texts.fileText(name, language)) !== undefined ? 'file' : 'none'
}

async function lastSaved(db: Db, name: PageName): Promise<PageRow['saved']> {
  const [newest] = await db
    .select({ by: pageTexts.staff_name, at: pageTexts.created_at })
    .from(pageTexts)
    .where(eq(pageTexts.name, name))
    .orderBy(desc(pageTexts.id))
    .limit(1)
  return newest ? { by: newest.by, at: newest.at.toISOString() } : null
}

async function historyOf(db: Db, name: PageName, language: Language): Promise<PageText['history']> {
  const rows = await db
    .select({
      id: pageTexts.id,
      by: pageTexts.staff_name,
      at: pageTexts.created_at,
      is_file: sql<boolean>`${pageTexts.written} is null`,
      is_empty: sql<boolean>`coalesce(${pageTexts.written} = '', false)`,
    })
    .from(pageTexts)
    .where(and(eq(pageTexts.name, name), eq(pageTexts.language, language)))
    .orderBy(desc(pageTexts.id))
    .limit(200)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
