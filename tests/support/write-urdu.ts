import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Gives every record a text in Urdu that has one in English alone: what a page then says in English, it mistook. */
export async function writeUrdu(db: Db): Promise<void> {
  const { rows } = await db.execute<{ table: string; column: string; type: string }>(sql`
    select table_name as "table", column_name as "column", data_type as "type"
    from information_schema.columns where table_schema = 'public' and column_name like '%\\_ur'`)
  for (const { table, column, type } of rows) {
    const [records, urdu] = [sql.identifier(table), sql.identifier(column)]
    await db.execute(
      type === 'ARRAY'
        ? sql`update ${records} set ${urdu} = '{اردو}' where ${urdu} = '{}'`
        : sql`update ${records} set ${urdu} = 'اردو متن' where ${urdu} = ''`,
    )
  }
}
