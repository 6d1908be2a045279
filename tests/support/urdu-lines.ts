/** Where lines of Urdu are in their boxes. It is the same in all browsers, though the letters are drawn differently. */

/** Ten Urdu screens. */
export const urduScreens = [
  '/ur',
  '/ur/search?purpose=sale&cityId=1',
  '/ur/listing/10156',
  '/ur/project/1/Margalla_Court',
  '/ur/contact',
  '/ur/valuation',
  '/ur/team',
  '/ur/costs',
  '/ur/careers',
  '/ur/about',
]

/** Leaves a page the fonts of the device alone, as a slow line does. */
export function takeFontsAway(): void {
  const { style } = document.documentElement
  const families = getComputedStyle(document.documentElement).fontFamily.split(/,\s*/)
  const ours = ['Outfit Urdu', 'Nastaliq']
  const others = families.filter((family) => !ours.includes(family.replace(/['"]/g, '')))
  style.setProperty('--font-sans', others.join(', '))
}

/**
 * Returns the texts whose base line is more than 2 px from the Latin font's beside them. To be run in the
 * page.
 * @param lift how much higher above the base line than below it that font is, by size of the text
 */
export function misplacedLines(lift: number): string[] {
  const blocks = document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd), footer :is(p, li)')
  return Array.from(blocks).flatMap((block) => {
    const first = block.firstChild
    const isUrdu = first instanceof Text && /\p{Script=Arabic}/u.test(first.data)
    const { display, fontSize, lineHeight, paddingTop, borderTopWidth } = getComputedStyle(block)
    if (!isUrdu || /flex|grid|none/.test(display) || block.clientHeight < 5) return []
    const mark = document.createElement('span')
    mark.style.cssText = 'display: inline-block; width: 0; height: 0'
    block.prepend(mark)
    const baseline = mark.getBoundingClientRect().bottom - block.getBoundingClientRect().top
    mark.remove()
    const line = (parseFloat(lineHeight) + lift * parseFloat(fontSize)) / 2
    const expected = parseFloat(paddingTop) + parseFloat(borderTopWidth) + line
    if (Math.abs(baseline - expected) <= 2) return []
    return [`${block.textContent?.slice(0, 30)}: ${baseline.toFixed(1)} instead of ${expected.toFixed(1)} px`]
  })
}
