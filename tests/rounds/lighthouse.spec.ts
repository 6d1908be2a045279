import { expect, test } from '#tests/support/browser.ts'
import { openAuditor } from '#tests/support/lighthouse.ts'
import { screens } from '#tests/support/screens.ts'

const judged = ['the home page', 'a search', 'a listing', 'a project', 'the open jobs']
const categories = ['accessibility', 'best-practices', 'seo'] as const

for (const [language, below] of [
  ['English', ''],
  ['Urdu', '/ur'],
])
  for (const name of judged) {
    test(`Lighthouse finds nothing to better in ${name} in ${language} on a phone: accessibility, best practices, SEO`, async ({
      site,
    }) => {
      await using auditor = await openAuditor()
      const path = await screens[name]?.path(site)
      const scores = await auditor.audit(`${site.url}${below}${path}`, categories)
      for (const category of categories) {
        expect(scores[category], category).toMatchObject({ score: 100, lost: [] })
      }
    })
  }
