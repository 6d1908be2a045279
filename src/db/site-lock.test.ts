import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { dataFolder } from '#tests/support/data-folder.ts'
import { lockSite, SiteRuns } from './site-lock.ts'

/** A process that holds the folder until it is killed. */
async function siteOn(folder: string, launcher: number): Promise<ChildProcess> {
  const module = JSON.stringify(join(import.meta.dirname, 'site-lock.ts'))
  const script = `
    import { lockSite } from ${module}
    const lock = await lockSite(${JSON.stringify(folder)}, ${launcher})
    lock.note('http://localhost:4321')
    console.log('running')
    setInterval(() => {}, 1000)`
  const site = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    site.kill('SIGKILL')
  })
  await once(site.stdout, 'data')
  return site
}

test('a second site on a data folder is refused immediately, with the address of the first', async () => {
  const folder = dataFolder()
  await siteOn(folder, process.pid)
  const second = lockSite(folder, process.ppid)
  await expect(second).rejects.toThrow(SiteRuns)
  await expect(second).rejects.toThrow(
    /is running on the data folder .*, at http:\/\/localhost:4321: stop it/,
  )
})

test('a successor started by the same program gets the lock', async () => {
  const folder = dataFolder()
  await siteOn(folder, process.pid)
  const successor = await lockSite(folder, process.pid)
  onTestFinished(() => successor?.release())
  expect(successor).toBeDefined()
})

test('a site that was killed leaves the data folder to the next', async () => {
  const folder = dataFolder()
  const site = await siteOn(folder, process.pid)
  const ended = once(site, 'exit')
  site.kill('SIGKILL')
  await ended
  const next = await lockSite(folder, process.ppid)
  expect(next).toBeDefined()
  next?.release()
})
