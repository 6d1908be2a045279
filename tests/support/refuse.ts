import type { TestDatabase } from './database.ts'

/** Makes the database refuse an operation on a table, for the rows that `when` names. */
export async function refuse(
  { pool }: Pick<TestDatabase, 'pool'>,
  operation: 'insert' | 'update' | 'delete',
  table: string,
  when = 'true',
): Promise<void> {
  await pool.query(`
    CREATE FUNCTION refuse_${operation}_${table}() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'The table ${table} is closed.'; END $$;
    CREATE TRIGGER refuse BEFORE ${operation} ON ${table} FOR EACH ROW WHEN (${when})
      EXECUTE FUNCTION refuse_${operation}_${table}()`)
}
