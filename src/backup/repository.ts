/** The backups of one site in one place: their manifests, and the pieces that they share. */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { firstSegment } from '#db/embedded/base-backup.ts'
import { StartupError } from '#db/startup-error.ts'
import { type BackupKey, nameOf } from './backup-key.ts'
import { Added, listPieces, Manifest, type Stored, type StoredFile } from './manifest.ts'
import type { Place } from './place.ts'
import { seal, unseal } from './seal.ts'
import { isSigned, sign, toSignedJson } from './signature.ts'

const Label = z.object({
  format: z.literal(1),
  /** Whose key opens the backups; null where they are not encrypted. */
  recipient: z.string().nullable(),
  /** Of the site whose backups they are. */
  site: z.string(),
})
type Label = z.infer<typeof Label>

/** JSON with its signature, if it has one. */
const Signed = z.looseObject({ signature: z.string().optional() })

const labelName = 'aangan-backup.json'
const manifestName = (id: string) => `backups/${id}.manifest`
const logPrefix = 'log/'
/** As PostgreSQL names segments, histories of timelines and the notes of base backups. */
const logName = /^[0-9A-F]{8}(\.history|[0-9A-F]{16}(\.partial|\.[0-9A-F]{8}\.backup)?)$/
const signatureName = (name: string) => `signatures/${name}`
const addedPrefix = 'added/'
const addedName = (id: string) => `${addedPrefix}${id}.files`
/** Of a segment in the log, without its timeline. */
const segmentPosition = (segment: string) => segment.slice(8)
const pieceName = (name: string) => `pieces/${name.slice(0, 2)}/${name}`
const pieceBytes = 16 * 1024 * 1024

/** `unsigned`: what carries no signature is taken as well, as earlier versions left it. */
export type Trust = { unsigned?: boolean }

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
   * Returns whether there are backups of `site`.
   * @throws StartupError when they belong to another site, or to another key
   */
  static async isBegun(place: Place, key: BackupKey | undefined, site: string): Promise<boolean> {
    const label = await readLabel(place)
    if (!label) return false
    mustFit(label, key, place)
    if (label.site === site) return true
    throw new StartupError(`${place.name} contains the backups of another site: choose another place.`)
  }

  /**
   * Opens backups to read them.
   * @throws StartupError when there are none, or they are for another key
   */
  static async open(place: Place, key: BackupKey | undefined): Promise<Repository> {
    const label = await readLabel(place)
    if (!label)
      throw new StartupError(`There are no backups in ${place.name}: enter the place that has them.`)
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
      `The backups in ${place.name} are gone: check that its disk is mounted, or create a new backup there.`,
    )
  }

  /** The bytes that were written since it was opened. */
  get addedBytes(): number {
    return this.#addedBytes
  }

  /** The names of the finished backups, the oldest first. */
  ids(): string[] {
    return [...this.#names].flatMap((name) => /^backups\/([\dTZ-]+)\.manifest$/.exec(name)?.[1] ?? []).sort()
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
   * Reads a stored file, each piece compared with its checksum.
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

  /**
   * Reads everything once, each piece compared with its checksum.
   * @throws StartupError as `read` does
   */
  async verify(all: readonly Stored[], onOne: () => void): Promise<void> {
    const seen = new Set<string>()
    for (const { pieces } of all) {
      for (const sha256 of pieces) if (!seen.has(sha256)) await this.#readPiece(sha256)
      for (const sha256 of pieces) seen.add(sha256)
      onOne()
    }
  }

  /** Keeps a file of the database's log. Its signature comes first, so that no log is there without one. */
  async addLog(name: string, bytes: Uint8Array): Promise<void> {
    const signed = logPrefix + name
    if (this.#key) await this.#put(signatureName(signed), Buffer.from(sign(signed, bytes, this.#key)))
    await this.#put(signed, bytes)
  }

  /** The names of the log's files that are kept. */
  logs(): string[] {
    return [...this.#names]
      .filter((name) => name.startsWith(logPrefix))
      .map((name) => name.slice(logPrefix.length))
      .filter((name) => logName.test(name))
      .sort()
  }

  /** @throws StartupError when it is missing or damaged, or was not written with the key */
  async readLog(name: string, trust: Trust): Promise<Buffer> {
    const signed = logPrefix + name
    const bytes = await this.#open(signed)
    if (!this.#key) return bytes
    const isThere = this.#names.has(signatureName(signed))
    this.#mustBeSigned(
      signed,
      isThere ? isSigned(signed, bytes, await this.#signature(signed), this.#key) : undefined,
      trust,
    )
    return bytes
  }

  async #signature(name: string): Promise<string> {
    return (await this.#open(signatureName(name))).toString()
  }

  /** Keeps which files came up to the moment `id`, after the last backup. */
  async addFiles(id: string, files: readonly StoredFile[]): Promise<void> {
    const name = addedName(id)
    await this.#put(name, Buffer.from(toSignedJson(name, { files }, this.#key)))
  }

  /**
   * The files that came after backups.
   * @throws StartupError when a list of them is damaged, or was not written with the key
   */
  async added(trust: Trust): Promise<StoredFile[]> {
    const names = [...this.#names].filter((name) => name.startsWith(addedPrefix))
    const all: StoredFile[] = []
    for (const name of names.sort()) {
      const added = Added.safeParse(await this.#readSigned(name, trust))
      if (!added.success) throw damaged(`${name} cannot be read`, this.place)
      all.push(...added.data.files)
    }
    return all
  }

  async #open(name: string): Promise<Buffer> {
    const sealed = await this.place.find(name)
    const bytes = sealed && (await unseal(sealed, this.#key).catch(() => undefined))
    if (!bytes) throw damaged(`${name} is ${sealed ? 'damaged' : 'missing'}`, this.place)
    return bytes
  }

  /** Returns signed JSON without its signature. */
  async #readSigned(name: string, trust: Trust): Promise<unknown> {
    const read = Signed.safeParse(parseJson((await this.#open(name)).toString()))
    if (!read.success) throw damaged(`${name} cannot be read`, this.place)
    const { signature, ...content } = read.data
    if (this.#key) {
      const isRight =
        signature === undefined ? undefined : isSigned(name, JSON.stringify(content), signature, this.#key)
      this.#mustBeSigned(name, isRight, trust)
    }
    return content
  }

  /** @param isRight undefined where there is no signature */
  #mustBeSigned(name: string, isRight: boolean | undefined, { unsigned }: Trust): void {
    if (isRight || (isRight === undefined && unsigned)) return
    throw new StartupError(
      isRight === undefined
        ? `${name} in ${this.place.name} is not signed: it was written by an earlier version of the site, or by someone else without the BACKUP_KEY. If no one else can write there, add --unsigned.`
        : `${name} in ${this.place.name} was changed by someone without the BACKUP_KEY: use another backup (--at), and find out who can write there.`,
    )
  }

  /** Finishes a backup: from now on it exists. */
  async finish(manifest: Manifest): Promise<void> {
    const name = manifestName(manifest.id)
    await this.#put(name, Buffer.from(toSignedJson(name, manifest, this.#key)))
  }

  /** @throws StartupError when there is no such backup, it is damaged, or was not written with the key */
  async manifest(id: string, trust: Trust = {}): Promise<Manifest> {
    const name = manifestName(id)
    if (!this.#names.has(name))
      throw new StartupError(
        `There is no backup ${id} in ${this.place.name}: npm run backup -- list shows them.`,
      )
    const parsed = Manifest.safeParse(await this.#readSigned(name, trust))
    if (!parsed.success || parsed.data.id !== id)
      throw damaged(`the manifest of ${id} cannot be read`, this.place)
    const { secret, base } = parsed.data
    if (!this.#key && (secret !== undefined || base))
      throw damaged(`the manifest of ${id} contains parts that only encrypted backups have`, this.place)
    return parsed.data
  }

  /** Forgets these backups, and every piece that no other needs; also what broken-off ones left behind. */
  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.#delete(manifestName(id))
    const manifests: Manifest[] = []
    for (const id of this.ids()) manifests.push(await this.manifest(id, { unsigned: true }))
    for (const name of this.#olderThan(manifests)) await this.#delete(name)
    const pieces = [
      ...manifests.flatMap(listPieces),
      ...(await this.added({ unsigned: true })).flatMap((file) => file.pieces),
    ]
    const needed = new Set(pieces.map((sha256) => pieceName(nameOf(sha256, this.#key))))
    const loose = [...this.#names].filter((name) => name.startsWith('pieces/') && !needed.has(name))
    for (const name of loose) await this.#delete(name)
  }

  /** The log, and the files that came with it, from before the oldest base backup: nothing leads there any more. */
  #olderThan(manifests: readonly Manifest[]): string[] {
    const oldest = manifests.find(({ base }) => base)
    const first = oldest?.base && segmentPosition(firstSegment(oldest.base.label))
    return [...this.#names].filter((listed) => {
      const name = listed.replace(/^signatures\//, '')
      if (name.startsWith(addedPrefix)) return !oldest || name < addedName(oldest.id)
      if (!name.startsWith(logPrefix) || name.endsWith('.history')) return false
      return first === undefined || segmentPosition(name.slice(logPrefix.length)) < first
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
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
