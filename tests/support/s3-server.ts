import { startFauxqs } from 'fauxqs'
import type { Config } from '#config'

export interface S3Server {
  settings: NonNullable<Config['s3']>
  /** The same as the environment has it. */
  environment: Record<string, string>
  /** Another bucket, with the same rights. */
  backups: string
  close(): Promise<void>
}

const bucket = 'homes'
const backups = 'backups'
const [accessKeyId, secretAccessKey] = ['an-account', 'its-secret']

/** An S3 server on a free port of this machine, in its memory two empty buckets. */
export async function startS3Server(): Promise<S3Server> {
  const server = await startFauxqs({ port: 0, logger: false })
  server.createBucket(bucket)
  server.createBucket(backups)
  const endpoint = `http://127.0.0.1:${server.port}`
  return {
    settings: {
      bucket,
      endpoint,
      region: 'us-east-1',
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: true,
    },
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_FORCE_PATH_STYLE: 'on',
    },
    backups,
    close: () => server.stop(),
  }
}
