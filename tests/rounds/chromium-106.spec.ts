/** The oldest browser that gets everything, on a phone: every screen, and the way from a search to a sent request. */
import { searchAddress } from '#contract/search/search-address.ts'
import { toasts } from '#messages/common.ts'
import { errorScreen, shell } from '#messages/site.ts'
import { hidesHeaderOnPhones } from '#site/shell/header-look.ts'
import { openChromium106 } from '#tests/engines/chromium-106.ts'
import type { Engine } from '#tests/engines/engine.ts'
import { openIfAvailable } from '#tests/engines/engines.ts'
import {
  button,
  css,
  dialog,
  field,
  form,
  link,
  main,
  region,
  siteForm,
  title,
  Visit,
} from '#tests/engines/visit.ts'
import { expect, test } from '#tests/support/browser.ts'
import { newPhone, optionalEmail } from '#tests/support/forms.ts'
import { leadsFrom, newAddress } from '#tests/support/leads.ts'
import { screens } from '#tests/support/screens.ts'
import { makeTown } from '#tests/support/town.ts'
import { failedLoad } from '#tests/support/trouble.ts'

test.describe.configure({ mode: 'default' })

const size = { width: 360, height: 740 }
let engine: Engine | string

test.beforeAll(async () => {
  engine = await openIfAvailable(openChromium106)
})
test.afterAll(async () => {
  if (typeof engine === 'object') await engine.close()
})

test('every screen keeps in Chromium 106 what the server sent, writes no error, and opens its menu', async ({
  site,
}) => {
  if (typeof engine === 'string') return test.skip(true, engine)
  const tab = await engine.open(size)
  const visit = new Visit(tab, site.url, size)
  for (const [name, { path, status }] of Object.entries(screens)) {
    await test.step(name, async () => {
      const earlier = visit.errors.length
      const address = await path(site)
      await visit.open(address)
      const url = new URL(address, site.url)
      await expectAsSent(visit, url)
      if (!hidesHeaderOnPhones(url.pathname)) {
        await visit.click(button(shell.menu, css('header')))
        await visit.seesCount(dialog(shell.menu), 1)
      }
      const unexpected = visit.errors
        .slice(earlier)
        .filter((error) => status === 200 || !failedLoad(status).test(error))
      expect.soft(unexpected, name).toEqual([])
    })
  }
  await tab.close()
})

/** The page has the heading of the server's HTML, and not that of a screen that failed. */
async function expectAsSent(visit: Visit, address: URL): Promise<void> {
  const html = await (await fetch(address)).text()
  const sent = await visit.run(
    (source: string) => new DOMParser().parseFromString(source, 'text/html').querySelector('h1')?.textContent,
    html,
  )
  const shown = await visit.run(() => document.querySelector('h1')?.textContent)
  expect.soft(shown, address.pathname).toBe(sent)
  expect.soft(await visit.read(main), address.pathname).not.toContain(errorScreen.title)
}

test('in Chromium 106 a home is found with filters and asked about', async ({ site }) => {
  if (typeof engine === 'string') return test.skip(true, engine)
  const { city, listings } = await makeTown(site, [{ beds: 4 }, { beds: 2 }, { subtype: 'shop' }])
  const tab = await engine.open(size)
  const visit = new Visit(tab, site.url, size)
  await visit.open('/')
  const panel = form('Find a property')
  await visit.select(field('City', panel), city.name)
  await visit.select(field('Type', panel), 'House')
  await visit.click(button('Search', panel))
  await visit.sees(title, `2 houses for sale in ${city.name}`)
  await visit.click(link(/^Filters/))
  const sheet = dialog('Filters')
  await visit.select(field(/^Beds/, sheet), '3+ (1)')
  await visit.click(button('Show 1 house', sheet))
  await visit.isAt(searchAddress({ cityId: city.id, subtype: ['house'], beds: 3 }))
  await visit.click(link(listings[0]?.title ?? '', css('article')))
  await visit.isAt(`/listing/${listings[0]?.id}`)
  await visit.isLive()
  const email = newAddress()
  const request = siteForm('property-inquiry')
  await visit.fill(field('Name', request), 'Bilal O’Neill')
  await visit.fill(field(optionalEmail, request), email)
  await visit.fill(field('Phone Number', request), newPhone())
  await visit.click(button('Request details', request))
  await visit.sees(region('Messages'), toasts.propertyInquiry.success)
  expect(await leadsFrom(site.pool, email)).toMatchObject([{ kind: 'property_inquiry', events: 1 }])
  expect(visit.errors).toEqual([])
  await tab.close()
})
