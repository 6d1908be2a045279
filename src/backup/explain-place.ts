import { errorCode, StartupError } from '#db/startup-error.ts'

/** Explains a problem with a place of backups, as a sentence that says what to do. */
export function explainPlace(error: unknown, place: string): Error {
  if (error instanceof StartupError) return error
  const { name, message } = innermost(error)
  switch (name) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartupError(
        `The disk that holds ${place} is full: free some space and run the backup again. Finished parts are kept.`,
      )
    case 'EACCES':
    case 'EPERM':
      return new StartupError(
        `No permission to read and write in ${place}: give it to the account of the site.`,
      )
    case 'EROFS':
      return new StartupError(
        `${place} can only be read. A service of systemd may write to the folders that its unit names: use /var/backups/aangan, or allow another one as docs/operations/backup.md says under 'In a systemd service'.`,
      )
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartupError(
        `${place} is not a folder: enter a folder, or a bucket such as s3://bucket/prefix.`,
      )
    case 'ENOENT':
      return new StartupError(`The folder ${place} cannot be created there: enter another one.`)
    case 'NoSuchBucket':
      return new StartupError(`The bucket of ${place} does not exist: create it, or correct its name.`)
    case 'AccessDenied':
    case 'Forbidden':
      return new StartupError(
        `The access key has no permission to list, read, write and delete in ${place}: grant it these permissions.`,
      )
    case 'InvalidAccessKeyId':
    case 'SignatureDoesNotMatch':
      return new StartupError(
        `The storage service rejects the access key or its secret for ${place}: correct BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY, or the S3_ settings.`,
      )
    default:
      return new StartupError(`${place} cannot be used (${message}): check that it can be reached.`, {
        cause: error,
      })
  }
}

/** FlyDrive and the breaker put errors of their own around what the disk or the service said. */
function innermost(error: unknown): { name: string; message: string } {
  let at = error
  while (at instanceof Error && at.cause instanceof Error) at = at.cause
  if (!(at instanceof Error)) return { name: '', message: String(at) }
  return { name: errorCode(at) ?? at.name, message: at.message }
}
