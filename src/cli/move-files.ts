/** npm run files:move: copies all files from the data folder into the S3 bucket of the settings. */
import { parseArgs } from 'node:util'
import { type Config, ConfigError } from '#config'
import { copyAll, type Moved, removeCopied } from '#storage/move.ts'
import { openBucket, openFolder } from '#storage/open.ts'
import { startProgress } from './import/progress.ts'
import { readSettings } from './read-settings.ts'

const stop = new AbortController()
process.on('SIGINT', () => {
  if (stop.signal.aborted) process.exit(130)
  console.error('\nStopping after the current files. Press Ctrl-C again to stop immediately.')
  stop.abort()
})
process.on('SIGTERM', () => stop.abort())

try {
  const { values } = parseArgs({ options: { remove: { type: 'boolean', default: false } } })
  process.exitCode = await move(readSettings(), values.remove)
} catch (error) {
  const plain = error instanceof ConfigError || isUsage(error)
  console.error(plain ? `✗ ${error.message}` : error)
  if (!plain) console.error('✗ Some files could not be copied. Run the command again for the rest.')
  process.exitCode = 1
}

async function move({ dataDir, s3 }: Config, remove: boolean): Promise<number> {
  if (!s3)
    throw new ConfigError(
      'Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: see docs/operations/settings.md.',
    )
  const [disk, bucket] = await Promise.all([openFolder(dataDir), openBucket(s3)])
  try {
    let progress: ReturnType<typeof startProgress> | undefined
    const moved = await copyAll(disk, bucket, {
      signal: stop.signal,
      onProgress(bytes, of) {
        progress ??= startProgress(of, process.stderr)
        progress.show(bytes)
      },
    }).finally(() => progress?.end())
    console.log(tell(moved, s3.bucket))
    if (moved.stopped) return 130
    if (remove) console.log(`✓ ${count(await removeCopied(disk, bucket))} removed from the data folder.`)
    return 0
  } finally {
    await bucket.close()
  }
}

function tell({ files, bytes, already, stopped }: Moved, bucket: string): string {
  const megabytes = (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })
  if (stopped)
    return `Stopped: ${count(files)} are in the bucket ${bucket}. Run the same command to continue.`
  if (files === 0) return 'The data folder holds no files: there is nothing to do.'
  return `✓ ${count(files)} (${megabytes} MB) compared and in the bucket ${bucket}, ${already.toLocaleString('en')} of them from before.`
}

function count(files: number): string {
  return `${files.toLocaleString('en')} file${files === 1 ? '' : 's'}`
}

function isUsage(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
