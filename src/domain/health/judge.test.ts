import { expect, test } from 'vitest'
import { siteHealth as t } from '#messages/admin.ts'
import type { BackupState } from '../backups/backup-trouble.ts'
import {
  judgeBackups,
  judgeCertificate,
  judgeClock,
  judgeDatabase,
  judgeDisk,
  judgeMail,
  judgeQueue,
  judgeReplica,
  judgeVersions,
} from './judge.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const server = { bytes: 1e9, used: 10, most: 100, longest: 1 }
const queue = { due: 1, oldest: 1, dead: 0 }
const mail = { canSend: true, waiting: 1, oldest: 1, failing: 0, latest: 0, kept: 0, refused: 0 }
const now = new Date('2026-11-24T12:00:00Z')
const madeAgo = (seconds: number, missing = 0) => ({
  id: 'x',
  place: '/mnt/backups',
  takenAt: new Date(now.getTime() - seconds * 1000).toISOString(),
  ...{ seconds: 1, rows: 1, files: 1, bytes: 1, addedBytes: 1, missing },
})
const backups = (
  success: ReturnType<typeof madeAgo> | null,
  failure: { at: string; sentence: string } | null = null,
) => judgeBackups(backupState({ success, failure }), now)
const backupState = (
  last: Partial<BackupState['last']>,
  { place = '/mnt/backups', elsewhere = false, hours = 1, log = {} } = {},
): BackupState => ({
  last: { success: null, failure: null, begunAt: null, running: false, ...last },
  settings: { backup_place: place, backup_elsewhere: elsewhere },
  watchedSince: new Date(now.getTime() - hours * hour * 1000),
  log: { current: [], ended: [], ...log },
})
const elsewhere = { place: '', elsewhere: true, hours: 25 }
const logPlace = { place: '/mnt/usb', server: '1', takenAt: now.toISOString(), failsSince: null }
const withLog = (log: Partial<BackupState['log']>) => backupState({ success: madeAgo(hour) }, { log })
const failure = { at: now.toISOString(), sentence: 'The disk is full.' }
const versions = (state: 'ready' | 'older' | 'newer' | 'recovering') =>
  judgeVersions({ site: '1.0.0', node: '26.0.0', database: { postgres: '18.4', state } })

test.each([
  ['database', judgeDatabase(server), 'fine'],
  ['few connections left', judgeDatabase({ ...server, used: 91 }), 'look'],
  ['an old transaction', judgeDatabase({ ...server, longest: 11 * minute }), 'look'],
  ['clocks that agree', judgeClock(-59), 'fine'],
  ['clocks that differ', judgeClock(3_600), 'look'],
  ['standby', judgeReplica({ count: 2, lag: 0.4 }), 'fine'],
  ['standby behind', judgeReplica({ count: 1, lag: 31 }), 'look'],
  ['standby far behind', judgeReplica({ count: 1, lag: 6 * minute }), 'broken'],
  ['standby that may not be seen', judgeReplica({ count: 1, lag: null }), 'look'],
  ['no standby', judgeReplica({ count: 0, lag: null }), 'broken'],
  ['queue', judgeQueue(queue), 'fine'],
  ['dead jobs', judgeQueue({ ...queue, dead: 1 }), 'look'],
  ['slow queue', judgeQueue({ ...queue, oldest: 11 * minute }), 'look'],
  ['queue that stands', judgeQueue({ ...queue, oldest: 2 * hour }), 'broken'],
  ['mail', judgeMail(mail), 'fine'],
  ['alerts refused', judgeMail({ ...mail, waiting: 0, refused: 2 }), 'fine'],
  ['no mail server', judgeMail({ ...mail, canSend: false }), 'look'],
  ['mail refused', judgeMail({ ...mail, failing: 1 }), 'look'],
  ['mail waiting', judgeMail({ ...mail, oldest: 11 * minute }), 'look'],
  ['mail waiting for long', judgeMail({ ...mail, oldest: 2 * hour }), 'broken'],
  ['disk', judgeDisk({ free: 11, size: 100 }), 'fine'],
  ['disk nearly full', judgeDisk({ free: 9, size: 100 }), 'look'],
  ['disk full', judgeDisk({ free: 2, size: 100 }), 'broken'],
  ['backup', backups(madeAgo(35 * hour)), 'fine'],
  ['no backup', backups(null), 'look'],
  ['no backup after a day', judgeBackups(backupState({}, { place: '', hours: 25 }), now), 'broken'],
  ['backups made elsewhere', judgeBackups(backupState({}, elsewhere), now), 'fine'],
  [
    'old backup, now made elsewhere',
    judgeBackups(backupState({ success: madeAgo(8 * day) }, elsewhere), now),
    'fine',
  ],
  [
    'backup failed before its place was taken away',
    judgeBackups(backupState({ success: madeAgo(hour), failure }, { place: '' }), now),
    'fine',
  ],
  [
    'log that cannot be written',
    judgeBackups(withLog({ current: [{ ...logPlace, failsSince: now.toISOString() }] }), now),
    'look',
  ],
  [
    'log that ended',
    judgeBackups(withLog({ ended: [{ place: '/mnt/usb', at: now.toISOString(), reason: 'failed' }] }), now),
    'look',
  ],
  ['first backup failed', backups(null, failure), 'broken'],
  ['backup failed', backups(madeAgo(hour), failure), 'broken'],
  ['missed backup', backups(madeAgo(37 * hour)), 'look'],
  ['old backup', backups(madeAgo(8 * day)), 'broken'],
  ['backup without some files', backups(madeAgo(hour, 2)), 'look'],
  ['certificate', judgeCertificate({ secondsLeft: 30 * day, untrusted: undefined }), 'fine'],
  ['certificate to renew', judgeCertificate({ secondsLeft: 20 * day, untrusted: undefined }), 'look'],
  ['certificate at its end', judgeCertificate({ secondsLeft: 6 * day, untrusted: undefined }), 'broken'],
  ['expired', judgeCertificate({ secondsLeft: -1, untrusted: 'CERT_HAS_EXPIRED' }), 'broken'],
  ['not trusted', judgeCertificate({ secondsLeft: 90 * day, untrusted: 'SELF_SIGNED' }), 'broken'],
  ['versions', versions('ready'), 'fine'],
  ['missing migrations', versions('older'), 'broken'],
  ['database unknown', judgeVersions({ site: '1', node: '26', database: undefined }), 'broken'],
])('%s', (_, line, state) => {
  expect(line.state).toBe(state)
  expect(line.advice === null).toBe(state === 'fine')
})

test('without any backup the advice says how to begin, and a failure says why', () => {
  expect(backups(null).advice).toBe(t.backups.begin)
  expect(backups(madeAgo(3 * hour), failure).figure).toBe(
    'Backups fail: the last good one is 3 hours old. The disk is full.',
  )
})

test('figures are in the units that one says', () => {
  expect(judgeDisk({ free: 12_345_678_901, size: 100e9 }).figure).toBe('12.3 GB of 100 GB free')
  expect(judgeCertificate({ secondsLeft: 61.5 * day, untrusted: undefined }).figure).toBe(
    'Valid for another 61 days',
  )
})
