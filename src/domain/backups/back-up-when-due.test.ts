import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { holdBackupLock } from '#db/backup-lock.ts'
import { settings } from '#db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { theSite } from '../access/actor.ts'
import { adminKey } from '../settings/read.ts'
import { backUpWhenDue } from './back-up-when-due.ts'
import { noteBackup, readLastBackup } from './last-backup.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.delete(settings)
  const value = { backup_place: '/mnt/backups', backup_time: '03:00', backup_keep: '7d' }
  await database.db.insert(settings).values({ key: adminKey, value })
})

/** Looks at these moments (in Pakistan); returns those at which a backup was made. */
async function lookAt(
  times: readonly string[],
  fails: (time: string) => boolean = () => false,
): Promise<string[]> {
  const made: string[] = []
  for (const time of times) {
    const clock = () => new Date(`2026-11-${time}:00+05:00`)
    const make = async (place: string, keep: string) => {
      expect([place, keep]).toEqual(['/mnt/backups', '7d'])
      made.push(time)
      if (fails(time)) throw new Error('The disk that holds /mnt/backups is full.')
    }
    await backUpWhenDue({ db: database.db, actor: theSite, clock }, make).catch(() => {})
  }
  return made
}

test('the first backup is made immediately, then one a night after its time, and later when the server was down', async () => {
  const times = [
    '23T22:00',
    '24T02:55',
    '24T03:00',
    '24T03:05',
    '24T23:55',
    '25T02:55',
    '25T07:10',
    '25T07:15',
  ]
  expect(await lookAt(times)).toEqual(['23T22:00', '24T03:00', '25T07:10'])
})

test('one that failed is tried again an hour later, and the reason stays until one succeeds', async () => {
  const failing = await lookAt(['24T03:00', '24T03:05', '24T04:00'], () => true)
  expect(failing).toEqual(['24T03:00', '24T04:00'])
  expect((await readLastBackup(database.db)).failure).toEqual({
    at: '2026-11-23T23:00:00.000Z',
    sentence: 'The disk that holds /mnt/backups is full.',
  })
  const success = { id: 'x', place: '/mnt/backups', takenAt: '2026-11-24T00:00:00.000Z' }
  const sizes = { seconds: 1, rows: 2, files: 3, bytes: 4, addedBytes: 5, missing: 0 }
  await noteBackup(database.db, { success: { ...success, ...sizes } })
  expect(await readLastBackup(database.db)).toMatchObject({ failure: null, success })
  expect(await lookAt(['24T05:05', '25T03:00'])).toEqual(['25T03:00'])
})

test('one whose process was killed is tried again within the hour, and once more when that one is killed, too', async () => {
  // A killed process notes no end.
  const begin = (time: string) =>
    noteBackup(database.db, { begunAt: new Date(`2026-11-${time}:00+05:00`).toISOString(), running: true })
  await begin('24T03:00')
  expect(await lookAt(['24T03:05', '24T03:10', '24T03:15', '24T03:20'])).toEqual(['24T03:15'])
  expect((await readLastBackup(database.db)).failure?.sentence).toMatch(/was cut off/)
  await begin('24T03:15')
  expect(await lookAt(['24T03:20', '24T03:30', '24T03:35', '24T04:25'])).toEqual(['24T03:30', '24T04:25'])
})

test('none is begun while another is under way, however long that takes', async () => {
  {
    await using lock = await holdBackupLock(database.url)
    expect(lock).toBeDefined()
    expect(await lookAt(['24T03:00', '24T09:00'])).toEqual([])
  }
  await expect.poll(() => lookAt(['24T09:05'])).toEqual(['24T09:05'])
  expect((await readLastBackup(database.db)).failure).toBeNull()
})

test('without a place none is made', async () => {
  await database.db.update(settings).set({ value: { backup_place: '' } })
  expect(await lookAt(['24T03:00'])).toEqual([])
})
