import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { importRefusals, importRuns } from '#db/schema/index.ts'
import { importErrors as t } from '#messages/admin.ts'
import type { AllowedContext } from '../../context.ts'
import { csvLine } from '../../csv/index.ts'
import { NotFound } from '../../errors.ts'

const atOnce = 1000

/**
 * The rows that did not get in, as lines of CSV: the reason, then the row as it was. Mended there, they can be
 * imported: the two more columns do no harm.
 * @throws NotFound for an unknown import
 */
export async function refusedRows(
  { db }: AllowedContext<'listings.import'>,
  id: number,
): Promise<{ name: string; lines: AsyncGenerator<string> }> {
  const [run] = await db.select().from(importRuns).where(eq(importRuns.id, id))
  if (!run) throw new NotFound(t.unknown)
  const name = `${run.file.replace(/\.\w+$/, '').replace(/[^\w.-]+/g, '-')}.refused.csv`
  return {
    name,
    lines: lines(
      db,
      id,
      run.columns.map((column) => column.name),
    ),
  }
}

async function* lines(db: Db, id: number, columns: readonly string[]): AsyncGenerator<string> {
  yield csvLine(['line', 'reason', ...columns])
  for (let last = 0; ; ) {
    const rows = await db
      .select()
      .from(importRefusals)
      .where(and(eq(importRefusals.run_id, id), gt(importRefusals.line, last)))
      .orderBy(asc(importRefusals.line))
      .limit(atOnce)
    yield rows.map(({ line, reason, raw }) => csvLine([String(line), reason, ...raw])).join('')
    const end = rows.at(-1)
    if (rows.length < atOnce || !end) return
    last = end.line
  }
}
