/** What a visitor on a thin line sees while a page is still arriving. */
import { expect, test } from '#tests/support/browser.ts'
import { countLayoutShifts, expectStill } from '#tests/support/layout-shift.ts'
import { openPieceByPiece } from '#tests/support/piece-by-piece.ts'
import { failedLoad } from '#tests/support/trouble.ts'
import { live } from '#tests/support/visit.ts'

const paths = ['/', '/search?purpose=sale&cityId=1', '/project/1/Margalla_Court', '/listing/2147483647']

for (const path of paths) {
  test(`nothing of ${path} moves while the rest of it arrives`, async ({ page, context, site, trouble }) => {
    if (path.endsWith('2147483647')) trouble.expect(failedLoad(404))
    await using line = await openPieceByPiece(site)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await countLayoutShifts(context)
    await page.goto(line.url + path)
    await live(page)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Send inquiry' })).toBeVisible()
    await expectStill(page)
  })
}
