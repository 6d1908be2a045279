import { expect, test } from '#tests/support/browser.ts'
import { openAuditor } from '#tests/support/lighthouse.ts'
import { screens } from '#tests/support/screens.ts'

// Urdu changes texts and their direction alone, which axe judges on every screen (screens.spec.ts).
const judged = {
  English: { below: '', names: ['the home page', 'a search', 'a listing', 'a project', 'the open jobs'] },
  Urdu: { below: '/ur', names: ['the home page', 'a listing'] },
}
const categories = ['accessibility', 'best-practices', 'seo'] as const

for (const [language, { below, names }] of Object.entries(judged))
  for (const name of names) {
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
