import { ConfigError } from './config-error.ts'
import type { Environment } from './environment.ts'

/** Where files go when not to the data folder; nothing without a bucket. */
export function readS3(env: Environment) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucket && !accessKeyId && !secretAccessKey && !env.S3_ENDPOINT) return undefined
  if (!bucket || !accessKeyId || !secretAccessKey) {
    throw new ConfigError(
      'To keep files in S3, set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together; set none of the S3_ settings to keep them on the disk.',
    )
  }
  const { S3_ENDPOINT: endpoint, S3_REGION: region } = env
  return {
    bucket,
    region,
    endpoint,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
  }
}
