/** Beyond this many seconds the clocks of site and database count as different. */
export const mostSeconds = 60

type Database = { query: <Row extends { now: number }>(text: string) => Promise<{ rows: Row[] }> }

/** How many seconds the database's clock is ahead of this machine's; below 0 where it is behind. */
export async function clockDifference(database: Database): Promise<number> {
  const asked = Date.now()
  const { rows } = await database.query<{ now: number }>(
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now',
  )
  const here = (asked + Date.now()) / 2
  return ((rows[0]?.now ?? here) - here) / 1000
}
