/** The agency's brand colour in every shade the tokens of styles.css need (D1). Used by the build alone. */

import type { Plugin } from 'vite'
import { agency } from '#agency'
import { channels, contrast } from '#contract/contrast.ts'

/** Vite plugin that draws the style sheets of the site and of the admin app in the agency's colour. */
export const brandColour: Plugin = {
  name: 'brand-colour',
  enforce: 'pre',
  transform(code, id) {
    return isStyles(id) ? withBrand(code, agency.brandColour) : undefined
  },
}

/** Whether a module is a style sheet; `?url` is a script that names its address. */
export function isStyles(id: string): boolean {
  const [file = '', query = ''] = id.split('?')
  return /src\/(site|admin)\/styles\.css$/.test(file) && !new URLSearchParams(query).has('url')
}

/** The colour that styles.css is drawn with; its shades there were chosen by eye. */
const drawnWith = '#0b6b4a'

/** How much of white (above 0) or of the deep ground (below 0) each shade takes. */
const shades = {
  'green-900': -0.72,
  'green-800': -0.28,
  'green-700': 0,
  'green-300': 0.6,
  'green-100': 0.83,
  'green-50': 0.905,
} as const

const deepGround = '#0c1a16'

/**
 * The style sheet with the brand's shades after it, which then win over the greens.
 * @throws Error when white text on the colour could not be read
 */
export function withBrand(styles: string, brand: string): string {
  const colour = brand.toLowerCase()
  if (colour === drawnWith) return styles
  if (!/^#[\da-f]{6}$/.test(colour)) {
    throw new Error(
      `The brand colour in agency.config.ts is ${brand}. Write it as six hex digits, such as ${drawnWith}.`,
    )
  }
  if (contrast(colour, '#ffffff') < 4.5) {
    throw new Error(
      `White text cannot be read on the brand colour ${brand}. Choose a darker one in agency.config.ts.`,
    )
  }
  const tokens = Object.entries(shades).map(([token, share]) => `--color-${token}: ${shade(colour, share)};`)
  return `${styles}\n@theme {\n${tokens.join('\n')}\n}\n`
}

function shade(colour: string, share: number): string {
  const other = channels(share < 0 ? deepGround : '#ffffff')
  const mixed = channels(colour).map((value, at) => value + ((other[at] ?? 0) - value) * Math.abs(share))
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
