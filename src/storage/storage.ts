/** Where files lie: FlyDrive's interface, and what it lacks for videos, a part of a file. */
import type { Readable } from 'node:stream'
import { Disk, errors } from 'flydrive'
import type { DriverContract } from 'flydrive/types'
import { StorageUnreachable } from './reachability.ts'

/** The bytes from `start` to `end`, both included, counted from 0. */
export type ByteRange = { start: number; end: number }

export interface StorageDriver extends DriverContract {
  getRange(key: string, range: ByteRange): Promise<Readable>
  close(): Promise<void>
}

export class Storage extends Disk {
  readonly #driver: StorageDriver

  constructor(driver: StorageDriver) {
    super(driver)
    this.#driver = driver
  }

  /** A part of a file, as a stream. */
  getRange(key: string, range: ByteRange): Promise<Readable> {
    return this.#driver.getRange(this.file(key).key, range)
  }

  /** The whole file, or undefined when there is none. */
  async find(key: string): Promise<Buffer | undefined> {
    try {
      const bytes = await this.getBytes(key)
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  /** Every key that begins with `folder`, or every key there is, a page at a time. */
  async *keys(folder = '/'): AsyncGenerator<string> {
    let page: string | undefined
    do {
      const listed = await this.listAll(folder, {
        recursive: true,
        ...(page !== undefined && { paginationToken: page }),
      })
      for (const object of listed.objects) if (object.isFile) yield object.key
      page = listed.paginationToken
    } while (page !== undefined)
  }

  /** Gives connections back. */
  close(): Promise<void> {
    return this.#driver.close()
  }
}

/** Whether reading failed because there is no such file. */
export function isMissing(error: unknown): boolean {
  if (!(error instanceof errors.E_CANNOT_READ_FILE || error instanceof errors.E_CANNOT_GET_METADATA))
    return false
  return saysMissing(error.cause)
}

/** The same of what the disk or the service itself said. */
export function saysMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'NoSuchKey' || error.name === 'NotFound' || ('code' in error && error.code === 'ENOENT')
  )
}

/** Whether reading failed because the service is out of reach. */
export function isUnreachable(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error instanceof StorageUnreachable || error.cause instanceof StorageUnreachable)
  )
}
