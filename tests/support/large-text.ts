/** Text of twice the size, as a visitor sets it in the browser: unlike zoom, it leaves the window as wide as it is. */
import type { Page } from '@playwright/test'

export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
}

/**
 * Says which texts, fields and buttons cannot be seen whole: beyond the side of the window, or of a box that is not
 * scrolled. To be run in the page.
 */
export function cutOff(): string[] {
  const width = document.documentElement.clientWidth
  const isTooWide = document.documentElement.scrollWidth > width
  return [
    ...(isTooWide ? [`the page is ${document.documentElement.scrollWidth} px wide`] : []),
    ...textsAndBoxes(),
  ]

  function textsAndBoxes(): string[] {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const parent = text.parentElement
      if (!parent || !text.textContent?.trim() || isUnseen(parent) || isShortened(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      if (isBeyond(range.getBoundingClientRect(), parent))
        found.push(`${parent.tagName}: ${text.textContent.trim()}`)
    }
    for (const box of document.querySelectorAll('button, input, select, textarea')) {
      if (!isUnseen(box) && isBeyond(box.getBoundingClientRect(), box))
        found.push(box.outerHTML.slice(0, 120))
    }
    return found
  }

  function isUnseen(element: Element): boolean {
    const unseen = '.sr-only, script, style, template, noscript, option, select > *, [aria-hidden=true]'
    const { visibility, clipPath } = getComputedStyle(element)
    // A class may hide it from some width on as `sr-only` does from all.
    return visibility !== 'visible' || clipPath === 'inset(50%)' || element.closest(unseen) !== null
  }

  /** Where dots say that there is more. */
  function isShortened(element: Element): boolean {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element)
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
  }

  function isBeyond({ left, right, width: own }: DOMRect, element: Element): boolean {
    if (own < 2) return false
    for (let box = element.parentElement; box && box !== document.documentElement; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box)
      if (overflowX === 'auto' || overflowX === 'scroll') return false
      if (overflowX === 'visible') continue
      const edge = box.getBoundingClientRect()
      return edge.width > 2 && (right > edge.right + 1 || left < edge.left - 1)
    }
    return right > width + 1 || left < -1
  }
}
