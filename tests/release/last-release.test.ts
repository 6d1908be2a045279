import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { lastRelease, layRelease } from '#tests/support/last-release.ts'
import { inquiryStatus, sendInquiry } from '#tests/support/post-inquiry.ts'
import { makeMachine, type Running } from '#tests/support/released.ts'

const last = lastRelease()
const skipped = last ? '' : ' (skipped: no tag v* names a released version; LAST_RELEASE=<commit> does)'
const empty = { DEMO: 'off' }

test.skipIf(!last)(`this release works on the data of the last one, and back${skipped}`, async () => {
  const earlier = makeEarlier(last ?? '')
  const machine = makeMachine()
  const references: string[] = []
  for (const release of [earlier, inject('release'), earlier, inject('release')]) {
    const site = await machine.start(release, empty)
    for (const reference of references) expect(await inquiryStatus(site.url, reference)).toBe(200)
    await expectPages(site)
    references.push(await sendInquiry(site.url))
    expect(await site.stop()).toMatchObject({ code: 0 })
  }
})

async function expectPages({ url }: Running): Promise<void> {
  for (const path of ['/', '/ur', '/search', '/api/listings/search', '/health/ready'])
    expect({ path, status: (await fetch(new URL(path, url))).status }).toEqual({ path, status: 200 })
}

/** A release of that version, made in the same way. */
function makeEarlier(version: string): string {
  const place = mkdtempSync(join(tmpdir(), 'aangan-earlier-'))
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  chmodSync(place, 0o755)
  const sources = layRelease(version, join(place, 'sources'))
  const release = join(place, 'aangan')
  const script = join(sources, 'scripts/package.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--folder', release], {
    cwd: sources,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The release of ${version} could not be made:\n${stdout}${stderr}`)
  return release
}
