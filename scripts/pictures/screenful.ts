/** The first screenful of a page of the demo, as a WebP that a README loads quickly. */
import { statSync } from 'node:fs'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import sharp from 'sharp'

const mostBytes = 60 * 1024

/** Opens a screen once this is there, with its fonts and the pictures in sight. */
export async function openScreen(
  context: BrowserContext,
  path: string,
  shows: (page: Page) => Locator,
): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await shows(page).waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() =>
    Array.from(document.images)
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  )
  return page
}

/** Writes what the window shows, so many pixels wide. */
export async function savePicture(page: Page, file: string, width: number): Promise<void> {
  const png = await page.screenshot()
  for (let quality = 80; quality > 20; quality -= 10) {
    await sharp(png).resize({ width }).webp({ quality, effort: 6 }).toFile(file)
    if (statSync(file).size <= mostBytes) break
  }
  console.log(`${file}: ${statSync(file).size} bytes`)
}
