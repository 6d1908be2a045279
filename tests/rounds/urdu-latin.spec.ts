/** No English on Urdu pages: every screen, as it is without JavaScript. */
import { pathInLanguage } from '#contract/language-paths.ts'
import { expect, test } from '#tests/support/browser.ts'
import { latinRuns } from '#tests/support/latin-runs.ts'
import { screens } from '#tests/support/screens.ts'
import { writeUrdu } from '#tests/support/write-urdu.ts'

test('no Urdu screen says anything in Latin letters where its records have Urdu', async ({ site }) => {
  const addresses: [name: string, address: string][] = []
  for (const [name, { path }] of Object.entries(screens))
    addresses.push([name, pathInLanguage(await path(site), 'ur')])
  await writeUrdu(site.db)
  const found = new Map<string, string>()
  for (const [name, address] of addresses) {
    const typed = decodeURIComponent(address.replaceAll('+', ' '))
    for (const run of latinRuns(await (await fetch(site.url + address)).text(), typed)) {
      if (!found.has(run)) found.set(run, `${name}, ${address}`)
    }
  }
  expect([...found].map(([run, where]) => `${run}: ${where}`)).toEqual([])
})
