/** The contents of a backup, and the names of its stored bytes. A backup exists when its manifest does. */
import { z } from 'zod'
import { isInnerPath } from '#contract/text/inner-path.ts'

/** Bytes cut into pieces, each stored by its SHA-256, so that backups share what they have in common. */
export const Stored = z.object({
  bytes: z.int(),
  sha256: z.string().describe('of all the bytes'),
  pieces: z.array(z.string()).describe('the SHA-256 of each, in their order'),
})
export type Stored = z.infer<typeof Stored>

const StoredTable = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  digest: z.string(),
  stored: Stored,
})

/** Files that an operator puts into the data folder and a backup holds: the map file. */
export const folderFiles: readonly string[] = ['map/basemap.pmtiles']

const Path = z.string().refine(isInnerPath, 'leads out of its folder')

const StoredFile = Stored.extend({
  key: Path.describe('its name in storage, or its path below its folder'),
  modified: z
    .string()
    .describe('when it was last changed: with its size it says whether it still is the same'),
})
export type StoredFile = z.infer<typeof StoredFile>

const FolderFile = StoredFile.refine(({ key }) => folderFiles.includes(key), 'is no file that is saved')

export const Manifest = z.object({
  format: z.literal(1),
  id: z.string(),
  takenAt: z.iso.datetime().describe('the moment whose database it holds'),
  finishedAt: z.iso.datetime(),
  version: z.string().describe('of the site'),
  siteUrl: z.string().optional(),
  database: z.object({
    takenAt: z.string(),
    server: z.string(),
    migration: z.number(),
    tables: z.array(StoredTable),
    sequences: z.record(z.string(), z.number().nullable()),
  }),
  files: z.array(StoredFile).describe('of storage, but for the sizes of pictures, which are made again'),
  folderFiles: z.array(FolderFile).describe('of the data folder'),
  missing: z.array(z.string()).describe('files that the database names and storage did not have'),
  base: z
    .object({
      endedAt: z.iso.datetime().describe('from this moment on every one can be restored'),
      label: z.string(),
      password: z.string().describe('of the server’s roles'),
      files: z.array(StoredFile),
      folders: z.array(Path),
    })
    .optional()
    .describe('the files of the embedded server, where its log is kept'),
  secret: z.string().optional().describe('the signing secret; only in what is encrypted'),
})
export type Manifest = z.infer<typeof Manifest>

/** Files that came after a backup. */
export const Added = z.object({ files: z.array(StoredFile) })

/** All that a backup stored. */
export function storedIn({ database, files, folderFiles, base }: Manifest): Stored[] {
  return [...database.tables.map(({ stored }) => stored), ...files, ...folderFiles, ...(base?.files ?? [])]
}

/** Every piece that a backup needs. */
export function listPieces(manifest: Manifest): string[] {
  return storedIn(manifest).flatMap(({ pieces }) => pieces)
}

/** The bytes that it would take without its relatives, before they are compressed. */
export function totalBytes({ database, files, folderFiles }: Manifest): number {
  const all = [...database.tables.map(({ stored }) => stored), ...files, ...folderFiles]
  return all.reduce((sum, { bytes }) => sum + bytes, 0)
}
