/** The place of backups: a folder, or a part of a bucket of S3. */
import { existsSync, realpathSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#config'
import { makeFolder } from '#db/make-folder.ts'
import { errorCode, StartupError } from '#db/startup-error.ts'
import { DiskDriver } from '#storage/disk-driver.ts'
import { openBucket } from '#storage/open.ts'
import { isMissing, Storage } from '#storage/storage.ts'
import { explainPlace } from './explain-place.ts'

export interface Place {
  /** As it was named: '/mnt/backups', 's3://bucket/prefix'. */
  name: string
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is none. */
  find(key: string): Promise<Buffer | undefined>
  /** Every key, or those that begin with `folder`, such as 'backups/'. */
  keys(folder?: string): AsyncGenerator<string>
  delete(key: string): Promise<void>
  close(): Promise<void>
}

type Settings = Pick<Config, 'dataDir' | 'backup' | 's3'>

/** Opens the place that `name` names, to write a folder is made. Its failures are sentences that say what to do. */
export async function openPlace(name: string, settings: Settings, { toWrite = false } = {}): Promise<Place> {
  const bucket = /^s3:\/\/(?<bucket>[^/]+)\/?(?<prefix>.*?)\/*$/.exec(name)?.groups
  if (bucket?.bucket) return inBucket(name, bucket.bucket, bucket.prefix ?? '', settings)
  if (/^[a-z0-9]+:\/\//i.test(name))
    throw new StartupError(`${name} cannot be used: enter a folder, or a bucket such as s3://bucket/prefix.`)
  // A command may run in another folder than the site, whose own folder is replaced by the next version.
  if (toWrite && !path.isAbsolute(name))
    throw new StartupError(
      `${name} cannot be used: enter a folder with its whole path, such as /mnt/backups, or a bucket such as s3://bucket/prefix.`,
    )
  return inFolder(path.resolve(name), settings, toWrite)
}

// Below the named folder, because half-written files are beside it, on the same disk.
const inside = 'aangan'

async function inFolder(folder: string, { dataDir }: Settings, toWrite: boolean): Promise<Place> {
  if (isWithin(realPath(path.join(folder, inside)), realPath(dataDir)))
    throw new StartupError(
      `The folder ${folder} is inside the data folder that is backed up: choose a folder on another disk.`,
    )
  const names = await readdir(folder).catch((error): string[] => {
    if (errorCode(error) === 'ENOENT') return []
    throw explainPlace(error, folder)
  })
  const others = names.filter((name) => ![inside, `${inside}.unfinished`, 'lost+found'].includes(name))
  if (others.length > 0 && !names.includes(inside))
    throw new StartupError(
      `The folder ${folder} contains other files (${others[0]}): choose an empty folder.`,
    )
  const driver = new DiskDriver(path.join(folder, inside))
  try {
    if (toWrite) makeFolder(path.join(folder, inside))
    if (toWrite) await driver.sweep()
  } catch (error) {
    throw explainPlace(error, folder)
  }
  return overStorage(folder, new Storage(driver), '')
}

/** Where a path leads once links are followed, as far as it exists. */
function realPath(file: string): string {
  if (existsSync(file)) return realpathSync(file)
  const parent = path.dirname(file)
  return parent === file ? file : path.join(realPath(parent), path.basename(file))
}

function isWithin(file: string, folder: string): boolean {
  return `${file}${path.sep}`.startsWith(`${folder}${path.sep}`)
}

async function inBucket(
  name: string,
  bucket: string,
  prefix: string,
  { backup, s3 }: Settings,
): Promise<Place> {
  if (!backup.s3)
    throw new StartupError(
      'To keep backups in S3, set BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY, or the S3_ settings.',
    )
  if (s3?.bucket === bucket && serviceName(s3.endpoint) === serviceName(backup.s3.endpoint))
    throw new StartupError(
      `The bucket ${bucket} contains the files that are backed up: choose another bucket.`,
    )
  const storage = await openBucket({ ...backup.s3, bucket })
  return overStorage(name, storage, prefix === '' ? '' : `${prefix}/`)
}

/** Buckets of one name are the same one in the whole of AWS, whose endpoint need not be set. */
function serviceName(endpoint: string | undefined): string {
  const host = endpoint === undefined ? 'amazonaws.com' : new URL(endpoint).host
  return host.endsWith('amazonaws.com') ? 'amazonaws.com' : host
}

function overStorage(name: string, storage: Storage, prefix: string): Place {
  const explain = (error: unknown) => {
    throw explainPlace(error, name)
  }
  return {
    name,
    put: (key, bytes) => storage.put(prefix + key, bytes, { contentLength: bytes.length }).catch(explain),
    find: (key) => storage.find(prefix + key).catch(explain),
    async *keys(folder = '') {
      try {
        for await (const key of storage.keys(prefix + folder || '/')) yield key.slice(prefix.length)
      } catch (error) {
        if (!isMissing(error) && errorCode(rootCause(error)) !== 'ENOENT') explain(error)
      }
    },
    delete: (key) => storage.delete(prefix + key).catch(explain),
    close: () => storage.close(),
  }
}

function rootCause(error: unknown): unknown {
  return error instanceof Error && error.cause ? error.cause : error
}
