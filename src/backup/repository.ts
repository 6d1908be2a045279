/** The backups of one site in one place: their manifests, and the pieces that they share. */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { firstSegment } from '#db/embedded/base-backup.ts'
import { StartupError } from '#db/startup-error.ts'
import { type BackupKey, nameOf } from './backup-key.ts'
import { Added, Manifest, piecesOf, type Stored, type StoredFile } from './manifest.ts'
import type { Place } from './place.ts'
import { seal, unseal } from './seal.ts'

const Label = z.object({
  format: z.literal(1),
  /** Whose key opens the backups; null where they are not encrypted. */
  recipient: z.string().nullable(),
  /** Of the site whose backups they are. */
  site: z.string(),
})
type Label = z.infer<typeof Label>

const labelName = 'aangan-backup.json'
const manifestName = (id: string) => `backups/${id}.manifest`
const logPrefix = 'log/'
const addedPrefix = 'added/'
const addedName = (id: string) => `${addedPrefix}${id}.files`
/** Of a segment in the log, without its timeline. */
const positionOf = (segment: string) => segment.slice(8)
const pieceName = (name: string) => `pieces/${name.slice(0, 2)}/${name}`
const pieceBytes = 16 * 1024 * 1024

export class Repository {
  readonly place: Place
  readonly #key: BackupKey | undefined
  /** Every name there, as it was listed once. */
  readonly #names: Set<string>
  #addedBytes = 0

  private constructor(place: Place, key: BackupKey | undefined, names: Set<string>) {
    this.place = place
    this.#key = key
    this.#names = names
  }

  /**
   * Opens the backups of `site`, and begins them where there are none yet.
   * @throws StartupError when they are another site's, or for another key
   */
  static async begin(place: Place, key: BackupKey | undefined, site: string): Promise<Repository> {
    if (!(await Repository.isBegun(place, key, site))) {
      const fresh: Label = { format: 1, recipient: key?.recipient ?? null, site }
      await place.put(labelName, Buffer.from(`${JSON.stringify(fresh, null, 2)}\n`))
    }
    return new Repository(place, key, new Set(await Array.fromAsync(place.keys())))
  }

  /**
   * Gives whether there are backups of `site`.
   * @throws StartupError when they are another site's, or for another key
   */
  static async isBegun(place: Place, key: BackupKey | undefined, site: string): Promise<boolean> {
    const label = await readLabel(place)
    if (!label) return false
    mustFit(label, key, place)
    if (label.site === site) return true
    throw new StartupError(`${place.name} holds the backups of another site: choose another place.`)
  }

  /**
   * Opens backups to read them.
   * @throws StartupError when there are none, or they are for another key
   */
  static async open(place: Place, key: BackupKey | undefined): Promise<Repository> {
    const label = await readLabel(place)
    if (!label) throw new StartupError(`There are no backups in ${place.name}: name the place they are in.`)
    mustFit(label, key, place)
    return new Repository(place, key, new Set(await Array.fromAsync(place.keys())))
  }

  /**
   * Opens backups of `site` to add to them, without looking at what is there.
   * @throws StartupError when there are none, such as where a disk is not mounted
   */
  static async toAdd(place: Place, key: BackupKey | undefined, site: string): Promise<Repository> {
    if (await Repository.isBegun(place, key, site)) return new Repository(place, key, new Set())
    throw new StartupError(
      `There are no backups in ${place.name} any more: check that its disk is mounted, or make a backup there again.`,
    )
  }

  /** The bytes that were written since it was opened. */
  get addedBytes(): number {
    return this.#addedBytes
  }

  /** The names of the finished backups, the oldest first. */
  ids(): string[] {
    return [...this.#names].flatMap((name) => /^backups\/(.+)\.manifest$/.exec(name)?.[1] ?? []).sort()
  }

  /** Stores bytes as they come; what is there already is not written again. */
  async store(bytes: AsyncIterable<Uint8Array>): Promise<Stored> {
    const whole = createHash('sha256')
    const stored: Stored = { bytes: 0, sha256: '', pieces: [] }
    for await (const piece of inPieces(bytes)) {
      whole.update(piece)
      const sha256 = createHash('sha256').update(piece).digest('hex')
      stored.bytes += piece.length
      stored.pieces.push(sha256)
      const name = pieceName(nameOf(sha256, this.#key))
      if (!this.#names.has(name)) await this.#put(name, piece)
    }
    return { ...stored, sha256: whole.digest('hex') }
  }

  /** Whether everything of it is there. */
  has({ pieces }: Stored): boolean {
    return pieces.every((sha256) => this.#names.has(pieceName(nameOf(sha256, this.#key))))
  }

  /**
   * Gives back what was stored, each piece compared with its checksum.
   * @throws StartupError naming the piece that is missing or damaged
   */
  read(stored: Stored): Readable {
    return Readable.from(this.#pieces(stored), { objectMode: false })
  }

  async *#pieces({ pieces }: Stored): AsyncGenerator<Buffer> {
    for (const sha256 of pieces) yield await this.#readPiece(sha256)
  }

  async #readPiece(sha256: string): Promise<Buffer> {
    const name = pieceName(nameOf(sha256, this.#key))
    const sealed = await this.place.find(name)
    if (!sealed) throw damaged(`${name} is missing`, this.place)
    const bytes = await unseal(sealed, this.#key).catch(() => undefined)
    if (bytes && createHash('sha256').update(bytes).digest('hex') === sha256) return bytes
    throw damaged(`${name} is damaged`, this.place)
  }

  /** Keeps a file of the database's log. */
  async addLog(name: string, bytes: Uint8Array): Promise<void> {
    await this.#put(logPrefix + name, bytes)
  }

  /** The names of the log's files that are kept. */
  logs(): string[] {
    return [...this.#names]
      .filter((name) => name.startsWith(logPrefix))
      .map((name) => name.slice(logPrefix.length))
      .sort()
  }

  /** @throws StartupError when it is missing or damaged */
  async readLog(name: string): Promise<Buffer> {
    return this.#open(logPrefix + name)
  }

  /** Keeps which files came up to the moment `id`, after the last backup. */
  async addFiles(id: string, files: readonly StoredFile[]): Promise<void> {
    await this.#put(addedName(id), Buffer.from(JSON.stringify({ files })))
  }

  /** The files that came after backups. */
  async added(): Promise<StoredFile[]> {
    const names = [...this.#names].filter((name) => name.startsWith(addedPrefix))
    const all: StoredFile[] = []
    for (const name of names.sort())
      all.push(...Added.parse(JSON.parse((await this.#open(name)).toString())).files)
    return all
  }

  async #open(name: string): Promise<Buffer> {
    const sealed = await this.place.find(name)
    const bytes = sealed && (await unseal(sealed, this.#key).catch(() => undefined))
    if (!bytes) throw damaged(`${name} is ${sealed ? 'damaged' : 'missing'}`, this.place)
    return bytes
  }

  /** Finishes a backup: from now on it exists. */
  async finish(manifest: Manifest): Promise<void> {
    await this.#put(manifestName(manifest.id), Buffer.from(JSON.stringify(manifest)))
  }

  /** @throws StartupError when there is no such backup, or it is damaged */
  async manifest(id: string): Promise<Manifest> {
    const sealed = await this.place.find(manifestName(id))
    if (!sealed)
      throw new StartupError(
        `There is no backup ${id} in ${this.place.name}: npm run backup -- list shows them.`,
      )
    const text = await unseal(sealed, this.#key).catch(() => undefined)
    const parsed = text && Manifest.safeParse(JSON.parse(text.toString()))
    if (parsed?.success) return parsed.data
    throw damaged(`the manifest of ${id} cannot be read`, this.place)
  }

  /** Forgets these backups, and every piece that no other needs; also what broken-off ones left behind. */
  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.#delete(manifestName(id))
    const manifests: Manifest[] = []
    for (const id of this.ids()) manifests.push(await this.manifest(id))
    for (const name of this.#olderThan(manifests)) await this.#delete(name)
    const pieces = [...manifests.flatMap(piecesOf), ...(await this.added()).flatMap((file) => file.pieces)]
    const needed = new Set(pieces.map((sha256) => pieceName(nameOf(sha256, this.#key))))
    const loose = [...this.#names].filter((name) => name.startsWith('pieces/') && !needed.has(name))
    for (const name of loose) await this.#delete(name)
  }

  /** The log, and the files that came with it, from before the oldest base backup: nothing leads there any more. */
  #olderThan(manifests: readonly Manifest[]): string[] {
    const oldest = manifests.find(({ base }) => base)
    const first = oldest?.base && positionOf(firstSegment(oldest.base.label))
    return [...this.#names].filter((name) => {
      if (name.startsWith(addedPrefix)) return !oldest || name < addedName(oldest.id)
      if (!name.startsWith(logPrefix) || name.endsWith('.history')) return false
      return first === undefined || positionOf(name.slice(logPrefix.length)) < first
    })
  }

  async #put(name: string, bytes: Uint8Array): Promise<void> {
    const sealed = await seal(bytes, this.#key)
    await this.place.put(name, sealed)
    this.#names.add(name)
    this.#addedBytes += sealed.length
  }

  async #delete(name: string): Promise<void> {
    await this.place.delete(name)
    this.#names.delete(name)
  }
}

async function readLabel(place: Place): Promise<Label | undefined> {
  const text = await place.find(labelName)
  if (!text) return undefined
  try {
    return Label.parse(JSON.parse(text.toString()))
  } catch {
    throw new StartupError(
      `${place.name}/${labelName} cannot be read: it is damaged, or a newer version of the site wrote it.`,
    )
  }
}

function mustFit({ recipient }: Label, key: BackupKey | undefined, { name }: Place): void {
  if (recipient === (key?.recipient ?? null)) return
  if (recipient === null)
    throw new StartupError(
      `The backups in ${name} are not encrypted: choose another place for encrypted ones.`,
    )
  throw new StartupError(
    key
      ? `BACKUP_KEY is not the key of the backups in ${name}: they need the one whose public key is ${recipient}.`
      : `The backups in ${name} are encrypted: set BACKUP_KEY to the key whose public key is ${recipient}.`,
  )
}

function damaged(what: string, { name }: Place): StartupError {
  return new StartupError(`The backups in ${name} are damaged: ${what}. Use another backup (--at).`)
}

async function* inPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (let chunk of bytes) {
    while (size + chunk.length >= pieceBytes) {
      const rest = pieceBytes - size
      yield Buffer.concat([...waiting, chunk.subarray(0, rest)])
      chunk = chunk.subarray(rest)
      waiting = []
      size = 0
    }
    if (chunk.length === 0) continue
    waiting.push(chunk)
    size += chunk.length
  }
  if (size > 0) yield Buffer.concat(waiting)
}
