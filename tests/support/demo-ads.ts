import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'
import { UploadAnswer } from '#contract/files/uploads.ts'
import { adCampaigns } from '#db/schema/index.ts'
import { type DemoSite, uploadToken } from './browser.ts'
import { photo } from './pictures.ts'

/** Gives the demo's campaigns a picture, which the demo of the tests goes without, and shows them. */
export async function showDemoAds(site: DemoSite, request: APIRequestContext): Promise<void> {
  const answer = await request.post('/api/uploads?kind=picture', {
    headers: { authorization: `Bearer ${uploadToken}`, 'content-type': 'image/jpeg' },
    data: await photo(1280, 853),
  })
  const { address } = UploadAnswer.parse(await answer.json()).data
  await site.db.update(adCampaigns).set({ image: address, shown: true })
  await expect.poll(async () => (await (await request.get('/')).text()).includes('ad-space')).toBe(true)
}
