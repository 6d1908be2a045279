import { createReadStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { type ImportSubject, largestImport } from '#contract/admin/import-runs.ts'
import type { Db } from '#db/client.ts'
import { importRuns } from '#db/schema/index.ts'
import { importErrors as t } from '#messages/admin.ts'
import { importKey, newFileId } from '#storage/keys.ts'
import type { Staff } from '../../access/index.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext } from '../../context.ts'
import { CannotImport } from '../../csv/index.ts'
import { Invalid, TooLarge, Unsupported } from '../../errors.ts'
import { incomingFolder, orUnavailable } from '../../files/index.ts'
import { type Analysis, analyse } from './analyse.ts'

/**
 * Takes a CSV file in and looks at its columns; nothing is imported yet.
 * @returns the id of the import
 * @throws Unsupported for what is no text, TooLarge over 50 MB, Invalid when it has no header line
 */
export async function uploadImport(
  ctx: AllowedContext<'listings.import', 'db' | 'storage' | 'dataDir'>,
  { name, subject, body }: { name: string; subject: ImportSubject; body: AsyncIterable<Uint8Array> },
): Promise<number> {
  const folder = incomingFolder(ctx.dataDir)
  const upload = newFileId()
  const place = path.join(folder, upload)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const bytes = await receive(place, body)
    const found = await look(name, place)
    const meta = { contentLength: bytes, contentType: 'text/csv' }
    await orUnavailable(ctx.storage.copyFromFs(place, importKey(upload), meta))
    return await keep(ctx.db, ctx.actor, { file: path.basename(name), subject, upload, bytes, found })
  } finally {
    await rm(place, { force: true })
  }
}

async function receive(place: string, body: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(place, 'wx', 0o600)
  let bytes = 0
  try {
    for await (const chunk of body) {
      if (bytes === 0) mustBeText(chunk)
      bytes += chunk.length
      if (bytes > largestImport) throw new TooLarge(t.tooLarge)
      await file.writeFile(chunk)
    }
  } finally {
    await file.close()
  }
  if (bytes === 0) throw new Invalid({ file: t.empty }, t.empty)
  return bytes
}

/** What programs save instead of CSV is known by how it begins. */
function mustBeText(start: Uint8Array): void {
  const head = Buffer.from(start.buffer, start.byteOffset, start.byteLength)
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  if (head.subarray(0, 2).toString('latin1') === 'PK' || head.readUInt8(0) === 0xd0)
    throw new Unsupported(t.spreadsheet)
  if (
    /^\s*(?:<|\{|\[\s*[{\]])/.test(head.subarray(0, 200).toString('latin1')) ||
    head.toString('latin1').startsWith('%PDF')
  )
    throw new Unsupported(t.notCsv)
  if (!isUtf16 && head.includes(0)) throw new Unsupported(t.notText)
}

async function look(name: string, place: string): Promise<Analysis> {
  try {
    return await analyse({ name, open: () => createReadStream(place) })
  } catch (error) {
    if (error instanceof CannotImport) throw new Invalid({ file: error.message }, error.message)
    throw error
  }
}

async function keep(
  db: Db,
  actor: Staff,
  { found, ...run }: { file: string; subject: ImportSubject; upload: string; bytes: number; found: Analysis },
): Promise<number> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(importRuns)
      .values({
        ...run,
        columns: found.columns,
        delimiter: found.delimiter,
        state: 'uploaded',
        staff_id: actor.id,
        staff_name: actor.name,
      })
      .returning({ id: importRuns.id })
    if (!row) throw new Error('The database gave the new import no id')
    await audit(tx, actor, {
      action: 'upload',
      entity: 'import',
      entityId: row.id,
      before: null,
      after: { file: run.file, subject: run.subject, bytes: run.bytes },
    })
    return row.id
  })
}
