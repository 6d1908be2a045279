/** Files in a bucket of S3, or of another service with the same API. */
import { addAbortSignal, Readable } from 'node:stream'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { S3Driver } from 'flydrive/drivers/s3'
import type { ObjectMetaData, WriteOptions } from 'flydrive/types'
import type { Config } from '#config'
import { type OnReach, watchReachability } from './reachability.ts'
import { type ByteRange, type StorageDriver, saysMissing } from './storage.ts'

export type S3Settings = NonNullable<Config['s3']>

// The caller reports failures; the client would write lines of its own beside the log.
const nothing = () => {}
const silent = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing }

const connectMs = 3_000
// After the last byte of a film some services take their time to confirm it.
const silentWriteMs = 15_000

// The client itself gives up a stalled write; how long a write takes in all depends on its size.
const write = { silenceMs: 30 * 60_000 }

export class BucketDriver extends S3Driver implements StorageDriver {
  readonly #client: S3Client
  readonly #bucket: string
  readonly #use: ReturnType<typeof watchReachability>

  /** @param silentMs how long a write may make no progress */
  constructor({ bucket, endpoint, ...settings }: S3Settings, onReach?: OnReach, silentMs = silentWriteMs) {
    const client = new S3Client({
      ...settings,
      ...(endpoint !== undefined && { endpoint }),
      // Most services but Amazon's own refuse the checksums that newer clients add by themselves.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      logger: silent,
      requestHandler: { connectionTimeout: connectMs, socketTimeout: silentMs },
    })
    // Buckets refuse access lists by now; privacy is set by the bucket's own policy.
    super({ client, bucket, visibility: 'private', supportsACL: false })
    this.#client = client
    this.#bucket = bucket
    this.#use = watchReachability(saysMissing, onReach)
  }

  override getBytes(key: string): Promise<Uint8Array> {
    return this.#use(async (abortSignal, heard) => {
      const chunks: Uint8Array[] = []
      const body = addAbortSignal(abortSignal, await this.#open({ Key: key }, abortSignal))
      for await (const chunk of body) {
        heard()
        chunks.push(chunk)
      }
      return Buffer.concat(chunks)
    })
  }

  getRange(key: string, { start, end }: ByteRange): Promise<Readable> {
    return this.#use((abortSignal) => this.#open({ Key: key, Range: `bytes=${start}-${end}` }, abortSignal))
  }

  override exists(key: string): Promise<boolean> {
    return this.#use(() => super.exists(key))
  }

  override getMetaData(key: string): Promise<ObjectMetaData> {
    return this.#use(() => super.getMetaData(key))
  }

  override put(key: string, contents: string | Uint8Array, options?: WriteOptions): Promise<void> {
    return this.#use(() => super.put(key, contents, options), write)
  }

  override async putStream(key: string, contents: Readable, options?: WriteOptions): Promise<void> {
    const broken = await this.#use(async () => {
      try {
        await super.putStream(key, contents, options)
      } catch (error) {
        // A sender that disconnected is no failure of the service.
        if (!contents.errored) throw error
      } finally {
        contents.destroy()
      }
      return contents.errored
    }, write)
    if (broken) throw broken
  }

  override delete(key: string): Promise<void> {
    return this.#use(() => super.delete(key))
  }

  async #open(what: { Key: string; Range?: string }, abortSignal: AbortSignal): Promise<Readable> {
    const command = new GetObjectCommand({ Bucket: this.#bucket, ...what })
    const { Body: body, ContentLength: length } = await this.#client.send(command, { abortSignal })
    if (!(body instanceof Readable)) throw new Error('The storage service gave no bytes')
    if (length !== undefined) return body
    // A body without a length could fill the memory.
    body.destroy()
    throw new Error('The storage service does not say how long the file is')
  }

  async close(): Promise<void> {
    this.#client.destroy()
  }
}
