import { expect, test } from '#tests/support/browser.ts'
import { openAuditor } from '#tests/support/lighthouse.ts'
import { screens } from '#tests/support/screens.ts'

const judged = ['the home page', 'a search', 'a listing']
const categories = ['accessibility', 'best-practices', 'seo'] as const

test('Lighthouse finds nothing to better in accessibility, best practices and SEO on a phone', async ({
  site,
}) => {
  await using auditor = await openAuditor()
  for (const name of judged) {
    await test.step(name, async () => {
      const path = await screens[name]?.path(site)
      const scores = await auditor.audit(`${site.url}${path}`, categories)
      for (const category of categories) {
        expect(scores[category], `${category} of ${name}`).toEqual({ score: 100, lost: [] })
      }
    })
  }
})
