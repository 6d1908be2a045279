/** What a backup holds, and under which names its bytes are stored. A backup exists when its manifest does. */
import { z } from 'zod'

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

const StoredFile = Stored.extend({
  key: z.string().describe('its name in storage, or its path below the data folder'),
  modified: z
    .string()
    .describe('when it was last changed: with its size it says whether it still is the same'),
})
export type StoredFile = z.infer<typeof StoredFile>

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
  folderFiles: z.array(StoredFile).describe('of the data folder'),
  missing: z.array(z.string()).describe('files that the database names and storage did not have'),
  base: z
    .object({
      endedAt: z.iso.datetime().describe('from this moment on every one can be restored'),
      label: z.string(),
      password: z.string().describe('of the server’s roles'),
      files: z.array(StoredFile),
      folders: z.array(z.string()),
    })
    .optional()
    .describe('the files of the embedded server, where its log is kept'),
  secret: z.string().optional().describe('the signing secret; only in what is encrypted'),
})
export type Manifest = z.infer<typeof Manifest>

/** Files that came after a backup. */
export const Added = z.object({ files: z.array(StoredFile) })

/** Every piece that a backup needs. */
export function piecesOf({ database, files, folderFiles, base }: Manifest): string[] {
  return [
    ...database.tables.map(({ stored }) => stored),
    ...files,
    ...folderFiles,
    ...(base?.files ?? []),
  ].flatMap(({ pieces }) => pieces)
}

/** The bytes that it would take without its relatives, before they are compressed. */
export function bytesOf({ database, files, folderFiles }: Manifest): number {
  const all = [...database.tables.map(({ stored }) => stored), ...files, ...folderFiles]
  return all.reduce((sum, { bytes }) => sum + bytes, 0)
}
