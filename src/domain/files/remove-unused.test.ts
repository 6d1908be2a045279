import { getTableColumns, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { isFileAddress } from '#db/schema/columns.ts'
import * as schema from '#db/schema/index.ts'

const columns = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .flatMap((table) => Object.values(getTableColumns(table)))

test('every column that could hold a picture, a film or a document is known to hold the address of a file', () => {
  const others = columns.filter(
    (column) =>
      /(image|photo|picture|poster|brochure|thumbnail|url)$/.test(column.name) && !isFileAddress(column),
  )
  // Links to a map, to a law and to a receiver, what the sign-in brings, and the id of another file.
  expect(
    others.map(({ name, table }) => `${schema.files === table ? 'files' : ''} ${name}`.trim()).sort(),
  ).toEqual(['files poster', 'image', 'map_url', 'source_url', 'url'])
  expect(columns.filter(isFileAddress).length).toBeGreaterThan(15)
})
