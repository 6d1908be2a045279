/** Files in a bucket of S3, or of one of the many services that speak its language. */
import { Readable } from 'node:stream'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Config } from '#config'
import type { ByteRange, StorageDriver } from './storage.ts'

export type S3Settings = NonNullable<Config['s3']>

export class BucketDriver extends S3Driver implements StorageDriver {
  readonly #client: S3Client
  readonly #bucket: string

  constructor({ bucket, endpoint, ...settings }: S3Settings) {
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
  }

  async getRange(key: string, { start, end }: ByteRange): Promise<Readable> {
    const range = { Bucket: this.#bucket, Key: key, Range: `bytes=${start}-${end}` }
    const { Body: body } = await this.#client.send(new GetObjectCommand(range))
    if (body instanceof Readable) return body
    throw new Error('The storage service gave no bytes')
  }

  async close(): Promise<void> {
    this.#client.destroy()
  }
}
