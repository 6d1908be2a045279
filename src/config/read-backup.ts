import type { Environment } from './environment.ts'

/** The key of the backups, and who may write to the buckets they are in: those of the files unless set otherwise. */
export function readBackup(env: Environment) {
  const accessKeyId = env.BACKUP_S3_ACCESS_KEY_ID ?? env.S3_ACCESS_KEY_ID
  const secretAccessKey = env.BACKUP_S3_SECRET_ACCESS_KEY ?? env.S3_SECRET_ACCESS_KEY
  const own = env.BACKUP_S3_ACCESS_KEY_ID !== undefined
  const endpoint = env.BACKUP_S3_ENDPOINT ?? (own ? undefined : env.S3_ENDPOINT)
  const s3 = accessKeyId !== undefined &&
    secretAccessKey !== undefined && {
      endpoint,
      region: env.BACKUP_S3_REGION ?? env.S3_REGION,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: env.BACKUP_S3_FORCE_PATH_STYLE ?? env.S3_FORCE_PATH_STYLE,
    }
  return { key: env.BACKUP_KEY, s3: s3 || undefined }
}
