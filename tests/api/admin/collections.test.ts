import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../../../src')

/** What staff's side of a content type could be in; what visitors see of it is another matter. */
const folders = [
  'admin',
  'api/admin',
  'contract/admin',
  'db/schema',
  'domain/content/admin',
  'domain/collections',
  'domain/files',
]

test('a content type is declared in four files and named in no other', () => {
  const naming = folders
    .flatMap((folder) =>
      readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && /group.?photo/i.test(readFileSync(join(src, file), 'utf8')))
  expect(naming.sort()).toEqual([
    'admin/content/small-collections.ts',
    'contract/admin/content.ts',
    'db/schema/people.ts',
    'domain/content/admin/collections.ts',
  ])
})
