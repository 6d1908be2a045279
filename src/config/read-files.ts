import { ConfigError } from './config-error.ts'
import type { Environment } from './environment.ts'

export function readScanner(url: string | undefined): string | undefined {
  if (url === undefined || (URL.canParse(url) && /^tcp:\/\/(?:[^/:]+|\[[\da-f:]+\]):\d+$/i.test(url)))
    return url
  throw new ConfigError(
    'The setting CLAMAV_URL cannot be used: it names host and port of the scanner, such as tcp://127.0.0.1:3310.',
  )
}

/** Where files go when not to the data folder; nothing without a bucket. */
export function readS3(env: Environment) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucket && !accessKeyId && !secretAccessKey && !env.S3_ENDPOINT) return undefined
  if (!bucket || !accessKeyId || !secretAccessKey) {
    throw new ConfigError(
      'To keep files in S3, set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together; set none of the S3_ settings to keep them on the disk.',
    )
  }
  if (env.S3_ENDPOINT !== undefined && !/^https?:\/\//.test(env.S3_ENDPOINT)) {
    throw new ConfigError(
      'The setting S3_ENDPOINT cannot be used: it is an address such as https://s3.example.com.',
    )
  }
  const { S3_ENDPOINT: endpoint, S3_REGION: region } = env
  return {
    bucket,
    region,
    endpoint,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: env.S3_FORCE_PATH_STYLE === 'on',
  }
}
