import { eq } from 'drizzle-orm'
import { importRefusals, type importRuns } from '#db/schema/index.ts'
import { importErrors as t } from '#messages/admin.ts'
import { importKey } from '#storage/keys.ts'
import type { Needs } from '../../context.ts'
import { CannotImport, readCsv, type SourceRow } from '../../csv/index.ts'
import { profileOf } from '../mapping.ts'
import { columnsOf, type ImportProfile } from '../profile.ts'
import { watchRun } from './watch.ts'

type Upload = {
  profile: ImportProfile
  rows: () => AsyncIterable<SourceRow>
  signal: AbortSignal
  onProgress: (bytes: number) => void
}

/**
 * Has an uploaded file read as the command does; how far it is, and whether it is to stop, goes through the import's
 * row.
 * @throws CannotImport when the file is no longer kept
 */
export async function readUpload<Report>(
  { db, storage }: Needs<'db' | 'storage'>,
  run: typeof importRuns.$inferSelect,
  work: (upload: Upload) => Promise<Report>,
): Promise<Report> {
  const { upload, mapping } = run
  if (upload === null || !mapping) throw new CannotImport(t.fileGone)
  await db.delete(importRefusals).where(eq(importRefusals.run_id, run.id))
  const profile = profileOf(mapping)
  const format = { columns: columnsOf(profile), delimiter: profile.delimiter }
  const file = { name: run.file, open: () => storage.getStream(importKey(upload)) }
  const watched = watchRun(db, run.id)
  try {
    return await work({
      profile,
      rows: () => readCsv(file, format),
      signal: watched.signal,
      // Both readings together read the file twice.
      onProgress: (bytes) => watched.show(bytes / (run.bytes * 2)),
    })
  } finally {
    await watched.end()
  }
}
