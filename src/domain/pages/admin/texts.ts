/** The texts of the agency's own pages for their editors: a saved text wins over the file, and is kept. */
import { and, eq, sql } from 'drizzle-orm'
import type { AdminPage, PageRow } from '#contract/admin/pages.ts'
import { type Page, type PageName, pageNames } from '#contract/content/pages.ts'
import { pageTexts } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { type Language, languages } from '#messages/languages.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext, Services, StaffContext } from '../../context.ts'
import { Conflict, Invalid, NotFound } from '../../errors.ts'
import { PageProblem } from '../page-problem.ts'
import { newestText } from '../show.ts'
import { presentPage, presentPageRow } from './present.ts'

/** Every page, and where its text in each language comes from. */
export async function listPagesForStaff(
  ctx: AllowedContext<'content.edit', 'db' | 'texts'>,
): Promise<PageRow[]> {
  return Promise.all(pageNames.map((name) => presentPageRow(ctx, name)))
}

/** One page: its text in each language, the file's, and what was saved before. */
export async function showPageForStaff(
  ctx: AllowedContext<'content.edit', 'db' | 'texts'>,
  name: PageName,
): Promise<AdminPage> {
  return presentPage(ctx, name)
}

/**
 * The text of one saved version; null when it was to show the file.
 * @throws NotFound for an unknown version
 */
export async function showPageVersion(
  { db }: AllowedContext<'content.edit', 'db' | 'texts'>,
  { name, version }: { name: PageName; version: number },
): Promise<string | null> {
  const [row] = await db
    .select({ written: pageTexts.written })
    .from(pageTexts)
    .where(and(eq(pageTexts.name, name), eq(pageTexts.id, version)))
  if (!row) throw new NotFound(t.unknownVersion)
  return row.written
}

/** Previews a page with a text. @throws Invalid with what is wrong with it */
export async function previewPage(
  { texts }: AllowedContext<'content.edit', 'db' | 'texts'>,
  { name, language, written }: { name: PageName; language: Language; written: string },
): Promise<Page> {
  return composed(texts, { name, language, written }, 'written')
}

export type PageChange = {
  name: PageName
  en?: string | undefined
  ur?: string | undefined
  /** The newest versions that the editor has read. */
  versions: Record<Language, number>
}

/**
 * Saves the texts of one language or both; with an empty Urdu text visitors see the English one.
 * @throws Invalid for a text that cannot be used, Conflict when one of them was saved since its version was read
 */
export async function changePage(
  ctx: AllowedContext<'content.edit', 'db' | 'texts'>,
  { name, en, ur, versions }: PageChange,
): Promise<AdminPage> {
  const written = { en, ur }
  for (const language of languages) {
    const text = written[language]
    if (text) await composed(ctx.texts, { name, language, written: text }, language)
  }
  await save(ctx, { name, written, versions }, 'change')
  return presentPage(ctx, name)
}

/** Makes the page show its file again. @throws Conflict when it was saved since `version` was read */
export async function revertPage(
  ctx: AllowedContext<'content.edit', 'db' | 'texts'>,
  { name, language, version }: { name: PageName; language: Language; version: number },
): Promise<AdminPage> {
  await save(ctx, { name, written: { [language]: null }, versions: { [language]: version } }, 'revert')
  return presentPage(ctx, name)
}

type Change = {
  name: PageName
  written: { [L in Language]?: string | null | undefined }
  versions: { [L in Language]?: number }
}

async function save(
  { db, actor }: StaffContext<'db'>,
  { name, written, versions }: Change,
  action: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`page ${name}`}, 0))`)
    const was: Record<string, string | null> = {}
    const is: Record<string, string | null> = {}
    for (const language of languages) {
      const text = written[language]
      if (text === undefined) continue
      const before = await newestText(tx, name, language)
      if (before.id !== versions[language]) throw new Conflict(t.pageSavedSince)
      const by = { staff_id: actor.id, staff_name: actor.name }
      await tx.insert(pageTexts).values({ name, language, written: text, ...by })
      const field = language === 'en' ? 'written' : `written_${language}`
      was[field] = before.written
      is[field] = text
    }
    await audit(tx, actor, { action, entity: 'page', entityId: name, before: was, after: is })
  })
}

/** @param field the field of the call that has the text */
async function composed(
  texts: Services['texts'],
  { name, language, written }: { name: PageName; language: Language; written: string },
  field: string,
): Promise<Page> {
  try {
    return await texts.compose(name, language, written)
  } catch (error) {
    if (error instanceof PageProblem) throw new Invalid({ [field]: error.message })
    throw error
  }
}
