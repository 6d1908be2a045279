/** Writes SVG. Colours are those of the product. */
export const ink = '#10201a'
export const green = '#0b6b4a'
export const muted = '#55645d'
export const paper = '#ffffff'
export const sand = '#f7f5f0'
export const mist = '#e8f3ee'

type Attributes = Record<string, string | number | undefined>

/** An element with its attributes, those that are undefined left out. */
export function element(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('')
  return content.length > 0 ? `<${name}${written}>${content.join('')}</${name}>` : `<${name}${written}/>`
}

export const group = (attributes: Attributes, ...content: readonly string[]) =>
  element('g', attributes, ...content)

export const path = (d: string, attributes: Attributes) => element('path', { d, ...attributes })

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes = {}) =>
  element('rect', { x, y, width, height, ...attributes })

export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}) =>
  element('circle', { cx, cy, r, ...attributes })

export const line = (x1: number, y1: number, x2: number, y2: number, attributes: Attributes = {}) =>
  element('line', { x1, y1, x2, y2, ...attributes })

export function text(x: number, y: number, words: string, attributes: Attributes = {}): string {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return element(
    'text',
    {
      x,
      y,
      'text-anchor': 'middle',
      'font-family': 'Noto Sans, DejaVu Sans, sans-serif',
      fill: ink,
      ...attributes,
    },
    escaped,
  )
}

/** A whole drawing of that size in pixels. */
export function drawing(width: number, height: number, ...content: readonly string[]): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    ...content,
  )
}

export const round = (value: number) => Math.round(value * 100) / 100
