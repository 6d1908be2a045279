/** A restore to a point in time, as operators do it: the site waits for it and does not disturb it. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from '#db/embedded/server.ts'
import { checkOutsideServer } from '#db/outside-server.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { ask, postmaster } from '#tests/support/postmaster.ts'
import { quickly } from '#tests/support/quickly.ts'
import { backUp, openPrimary, restoreTo } from '#tests/support/replica.ts'

test('a server in recovery that takes no connections yet is waited for, and left alone by a process that gives up', async () => {
  const [source, folder] = [dataFolder(), dataFolder()]
  const primary = await openPrimary(source)
  await backUp(primary.url, source, folder)
  await primary.stop()
  restoreTo(folder, 'a point that never comes')
  rmSync(join(folder, 'postgres/data/recovery.signal'))
  writeFileSync(join(folder, 'postgres/data/standby.signal'), '')

  const told = { here: Promise.withResolvers<string>(), outside: Promise.withResolvers<string>() }
  const ending = new AbortController()
  const { signal } = ending
  const noReaders = { ...quickly, hot_standby: 'off' }
  const here = openEmbedded(folder, noReaders, { say: told.here.resolve, signal })
  expect(await told.here.promise).toContain('is restoring the database')
  await expect.poll(() => postmaster(folder)).toBeDefined()
  const restoring = postmaster(folder)
  onTestFinished(() => void process.kill(restoring.pid, 'SIGKILL'))
  const refusal = () => ask(restoring.url, 'SELECT 1').catch((error) => error.code)
  await expect.poll(refusal).toBe('57P03')
  const outside = checkOutsideServer(restoring.url, { say: told.outside.resolve, signal })
  expect(await told.outside.promise).toContain(
    'is starting or being restored and does not accept connections yet',
  )

  const ends = Promise.allSettled([here, outside])
  const stop = new Error('The site is told to stop')
  ending.abort(stop)
  expect((await ends).map((end) => 'reason' in end && end.reason)).toEqual([stop, stop])
  expect(postmaster(folder).pid).toBe(restoring.pid)
})
