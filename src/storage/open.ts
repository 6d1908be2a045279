import path from 'node:path'
import type { Config } from '#config'
import { DiskDriver } from './disk-driver.ts'
import type { OnReach } from './reachability.ts'
import { Storage } from './storage.ts'

/** The storage the settings name: the bucket when there is one, else the folder `files` of the data folder. */
export function openStorage(config: Pick<Config, 'dataDir' | 's3'>, onReach?: OnReach): Promise<Storage> {
  return config.s3 ? openBucket(config.s3, onReach) : openFolder(config.dataDir)
}

export async function openFolder(dataDir: string): Promise<Storage> {
  const driver = new DiskDriver(path.join(dataDir, 'files'))
  await driver.sweep()
  return new Storage(driver)
}

/** The client of S3 is a large library: only those who use it load it. */
export async function openBucket(settings: NonNullable<Config['s3']>, onReach?: OnReach): Promise<Storage> {
  const { BucketDriver } = await import('./s3-driver.ts')
  return new Storage(new BucketDriver(settings, onReach))
}
