import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mails, settings } from '#db/schema/index.ts'
import { createTestApi, type TestApi } from '#tests/support/api.ts'
import { type Colleague, signedIn } from '#tests/support/staff.ts'
import { theSite } from '../access/actor.ts'
import { adminKey } from '../settings/read.ts'
import { readBackupState } from './backup-watch.ts'
import { noteBackup } from './last-backup.ts'
import { changeLogPlaces } from './log-places.ts'
import { watchBackups } from './watch-backups.ts'

let api: TestApi
let admin: Colleague
beforeAll(async () => {
  api = await createTestApi()
  admin = await signedIn(api, 'admin')
  await signedIn(api, 'manager')
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.database.db.delete(settings)
  await api.database.db.delete(mails)
})

const begun = Date.parse('2026-11-20T00:00:00Z')
const after = (hours: number) => new Date(begun + hours * 3_600_000)

/** Looks after these hours; gives the subjects of all emails so far. */
async function look(...hours: number[]): Promise<string[]> {
  for (const hour of hours) {
    const clock = () => after(hour)
    await watchBackups({ ...api.context, actor: theSite, clock })
  }
  const all = await api.database.db.select().from(mails).orderBy(asc(mails.id))
  for (const { recipient } of all) expect(recipient).toBe(admin.email)
  return all.map(({ subject }) => subject.replace(/^.*?: /, ''))
}

const set = (value: object) =>
  api.database.db
    .insert(settings)
    .values({ key: adminKey, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })

const sizes = { seconds: 1, rows: 2, files: 3, bytes: 4, addedBytes: 5, missing: 0 }
const succeed = (hours: number) =>
  noteBackup(api.database.db, {
    success: { id: `at ${hours}`, place: '/mnt/backups', takenAt: after(hours).toISOString(), ...sizes },
  })

const never = 'This site has never been backed up'
const well = 'Backups work again'

test('a site without a backup says nothing for a day, then so each day until there is one', async () => {
  expect(await look(0, 1, 23, 24)).toEqual([])
  expect(await look(24.1, 24.2, 30)).toEqual([never])
  expect(await look(48.2)).toEqual([never, never])
  await succeed(49)
  expect(await look(49.1, 49.2, 84)).toEqual([never, never, well])
  expect(await look(86)).toEqual([never, never, well, 'The last backup is 37 hours old'])
})

test('a site that other tools back up says nothing, and of a backup that fails here it does', async () => {
  await set({ backup_elsewhere: true })
  expect(await look(0, 25, 1000)).toEqual([])
  await set({ backup_elsewhere: true, backup_place: '/mnt/backups' })
  await noteBackup(api.database.db, {
    failure: { at: after(1001).toISOString(), sentence: 'The disk is full.' },
  })
  expect(await look(1001)).toEqual(['Backups fail: there is none yet'])
  const [mail] = await api.database.db.select().from(mails)
  expect(mail?.text).toContain('The disk is full.')
  expect(mail?.text).toContain('/admin/settings')
})

test('a streak of failures is one email a day, and its end another', async () => {
  await set({ backup_place: '/mnt/backups' })
  await succeed(0)
  const fail = (hours: number) =>
    noteBackup(api.database.db, {
      failure: { at: after(hours).toISOString(), sentence: 'The disk is full.' },
    })
  await fail(3)
  expect(await look(3, 3.1)).toEqual(['Backups fail: the last good one is 3 hours old'])
  await fail(4)
  expect(await look(4, 26)).toHaveLength(1)
  expect(await look(27.1)).toHaveLength(2)
  await succeed(28)
  expect((await look(28.1, 28.2)).slice(2)).toEqual([well])
})

test('a trouble that a setting ends is over without an email', async () => {
  await look(0, 25)
  await set({ backup_elsewhere: true })
  expect(await look(26)).toEqual([never])
})

test('two servers that look at the same time write one email', async () => {
  await look(0)
  await Promise.all([look(25), look(25)])
  expect(await look(25)).toEqual([never])
})

test('a place where the point-in-time log has ended is in one email', async () => {
  await succeed(0)
  await changeLogPlaces(api.database.db, 'a server', () => ({
    current: [],
    ended: [{ place: '/mnt/usb', at: after(1).toISOString(), reason: 'failed' }],
  }))
  expect(await look(1, 2)).toEqual(['The point-in-time log to a backup place has ended'])
  expect((await readBackupState(api.database.db)).log.ended).toHaveLength(1)
})

test('the banner of the admin app is for those who manage the system', async () => {
  const { db } = api.database
  const ask = async (by: Colleague) => {
    const answer = await api.request('/api/admin/backup-trouble', { headers: by })
    return { status: answer.status, body: await answer.json() }
  }
  expect(await ask(admin)).toEqual({ status: 200, body: { data: null } })
  await look(0)
  expect((await ask(admin)).body.data).toEqual({ kind: 'never', title: never, detail: null })
  await db.delete(settings).where(eq(settings.key, 'backup_watch'))
  for (const role of ['agent', 'manager'] as const)
    expect((await ask(await signedIn(api, role))).status).toBe(403)
})
