/** Where the first line of each text has its baseline, in px below the top of its box. It runs in the page. */
export async function baselines(): Promise<Record<string, number>> {
  await document.fonts.ready
  const blocks = 'h1, h2, h3, p, label, summary, dt, dd, button, a'
  const found: Record<string, number> = {}
  for (const element of Array.from(document.querySelectorAll(blocks))) {
    const text = Array.from(element.childNodes).find(
      (node) => node instanceof Text && /\p{L}/u.test(node.data),
    )
    if (!text || element.getClientRects().length === 0) continue
    if (getComputedStyle(element).display === 'inline') continue
    // An empty inline block is as if it were a letter without a descent: its lower edge is on the baseline.
    const probe = document.createElement('span')
    probe.style.cssText = 'display: inline-block; inline-size: 0; block-size: 0'
    text.before(probe)
    const baseline = probe.getBoundingClientRect().bottom - element.getBoundingClientRect().top
    probe.remove()
    found[`${element.localName}: ${element.textContent?.trim().slice(0, 60)}`] ??=
      Math.round(baseline * 10) / 10
  }
  return found
}
