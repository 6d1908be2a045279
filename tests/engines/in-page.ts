/** Code that runs inside the page: finds elements as a visitor would, by role and name. */

/** An element by a selector and, if given, by its accessible name: the whole of it, or what a pattern finds. */
export interface Target {
  selector: string
  name?: string | { pattern: string }
  within?: Target
}

/** The actions there. When one is not possible yet, an error says why. */
export type Deed =
  | { do: 'count' | 'point' | 'read' | 'focus' }
  | { do: 'fill' | 'select'; text: string }
  | { do: 'attach'; file: string; text: string }
  | { do: 'attribute'; attribute: string }

/** Runs in browsers of every engine: it refers to nothing outside itself. */
export function act(target: Target, deed: Deed): unknown {
  const squeezed = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

  function textOf(element: Element): string {
    const copy = element.cloneNode(true)
    if (!(copy instanceof Element)) return ''
    const silent = 'script, style, select, textarea, template, [aria-hidden=true], [hidden]'
    for (const part of Array.from(copy.querySelectorAll(silent))) part.remove()
    for (const image of Array.from(copy.querySelectorAll('img[alt]')))
      image.replaceWith(` ${image.getAttribute('alt')} `)
    return squeezed(copy.textContent)
  }

  function nameOf(element: Element): string {
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
    const labelled = ids.map((id) => document.getElementById(id)).filter((one) => one !== null)
    if (labelled.length > 0) return squeezed(labelled.map(textOf).join(' '))
    const said = element.getAttribute('aria-label') ?? element.getAttribute('alt')
    if (said) return squeezed(said)
    if (element instanceof HTMLTableElement && element.caption) return textOf(element.caption)
    if (!isField(element)) return textOf(element)
    return (
      squeezed(Array.from(element.labels ?? [], textOf).join(' ')) || (element.getAttribute('title') ?? '')
    )
  }

  function isField(element: Element) {
    return (
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
    )
  }

  function isShown(element: Element): boolean {
    return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  }

  function found({ selector, name, within }: Target): Element[] {
    const roots: ParentNode[] = within ? found(within) : [document]
    const all = roots.flatMap((root) => Array.from(root.querySelectorAll(selector))).filter(isShown)
    if (name === undefined) return all
    if (typeof name === 'string') return all.filter((element) => nameOf(element) === name)
    const pattern = new RegExp(name.pattern, 'u')
    return all.filter((element) => pattern.test(nameOf(element)))
  }

  /** Where a visitor would press: in the middle of it, and nothing else may be on top. */
  function pointOf(element: Element): { x: number; y: number } {
    for (const block of ['nearest', 'center', 'end', 'start'] as const) {
      element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      const isIts = hit && (element.contains(hit) || hit.closest('label')?.control === element)
      if (isIts) return { x, y }
    }
    const { left, top, width, height } = element.getBoundingClientRect()
    const cover = document.elementFromPoint(left + width / 2, top + height / 2)
    throw new Error(`it is covered by ${cover?.outerHTML.slice(0, 120) ?? 'nothing, and outside the window'}`)
  }

  function tell(element: Element, ...types: string[]): void {
    for (const type of types) element.dispatchEvent(new Event(type, { bubbles: true }))
  }

  /** As an editor does it, so that the page hears of it as of typed text. */
  function fill(element: Element, text: string): void {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
      throw new Error('it takes no text')
    element.focus()
    element.select()
    const command = text === '' ? 'delete' : 'insertText'
    if (element.value !== text) document.execCommand(command, false, text)
    if (element.value !== text) throw new Error(`it has become ${JSON.stringify(element.value)}`)
  }

  function select(element: Element, text: string): void {
    if (!(element instanceof HTMLSelectElement)) throw new Error('it is no list')
    const option = Array.from(element.options).find(({ label }) => squeezed(label) === text)
    if (!option)
      throw new Error(`it has only ${Array.from(element.options, ({ label }) => label).join(', ')}`)
    element.focus()
    element.value = option.value
    tell(element, 'input', 'change')
  }

  function attach(element: Element, name: string, text: string): void {
    if (!(element instanceof HTMLInputElement)) throw new Error('it takes no file')
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], name, { type: 'application/pdf' }))
    element.files = transfer.files
    tell(element, 'input', 'change')
  }

  const elements = found(target)
  const [element] = elements
  if (deed.do === 'count') return elements.length
  if (!element) throw new Error('it is not there')
  if (deed.do === 'point') return pointOf(element)
  if (deed.do === 'fill') return fill(element, deed.text)
  if (deed.do === 'select') return select(element, deed.text)
  if (deed.do === 'attach') return attach(element, deed.file, deed.text)
  if (deed.do === 'attribute') return element.getAttribute(deed.attribute)
  if (deed.do === 'focus') return element instanceof HTMLElement && element.focus()
  return isField(element) ? element.value : textOf(element)
}
