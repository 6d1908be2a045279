/** Files in a bucket of S3, or of one of the many services that speak its language. */
import { addAbortSignal, Readable } from 'node:stream'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Config } from '#config'
import { type OnReach, openPatience } from './patience.ts'
import { type ByteRange, type StorageDriver, saysMissing } from './storage.ts'

export type S3Settings = NonNullable<Config['s3']>

export class BucketDriver extends S3Driver implements StorageDriver {
  readonly #client: S3Client
  readonly #bucket: string
  readonly #read: ReturnType<typeof openPatience>

  constructor({ bucket, endpoint, ...settings }: S3Settings, onReach?: OnReach) {
    const client = new S3Client({
      ...settings,
      ...(endpoint !== undefined && { endpoint }),
      // Most services but Amazon's own refuse the checksums that newer clients add by themselves.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
    // Buckets refuse access lists by now; what is private is private by the bucket's own rule.
    super({ client, bucket, visibility: 'private', supportsACL: false })
    this.#client = client
    this.#bucket = bucket
    this.#read = openPatience(saysMissing, onReach)
  }

  override getBytes(key: string): Promise<Uint8Array> {
    return this.#read(async (abortSignal, heard) => {
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
    return this.#read((abortSignal) => this.#open({ Key: key, Range: `bytes=${start}-${end}` }, abortSignal))
  }

  async #open(what: { Key: string; Range?: string }, abortSignal: AbortSignal): Promise<Readable> {
    const command = new GetObjectCommand({ Bucket: this.#bucket, ...what })
    const { Body: body, ContentLength: length } = await this.#client.send(command, { abortSignal })
    if (!(body instanceof Readable)) throw new Error('The storage service gave no bytes')
    if (length !== undefined) return body
    // What has no end would be read until no memory is left.
    body.destroy()
    throw new Error('The storage service does not say how long the file is')
  }

  async close(): Promise<void> {
    this.#client.destroy()
  }
}
