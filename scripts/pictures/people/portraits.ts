/** Drawn portraits: one person or two before a plain ground with the product's arch. */
import { drawing, element, group, path, rect } from '../plans/svg.ts'
import { figure } from './figure.ts'
import type { Look } from './looks.ts'

const side = { width: 640, height: 720 }
const grounds = [
  ['#e8f3ee', '#9cc9b5'],
  ['#f7f5f0', '#dccfae'],
  ['#dfe9e4', '#7fb39c'],
  ['#fbf1de', '#e0c38b'],
  ['#e4ecee', '#a3bcc2'],
] as const

/** What the drawn portrait of a person is called. */
export function portraitName(person: string): string {
  const words = person.toLowerCase().match(/[a-z]+/g) ?? []
  return ['portrait', ...words].join('-')
}

/** The portrait as SVG; `number` turns the ground's colour. */
export function portrait(people: readonly Look[], number: number): string {
  const [ground, arch] = grounds[number % grounds.length] ?? grounds[0]
  const scale = people.length > 1 ? 1.12 : 1.44
  const step = 210
  const left = side.width / 2 - (200 + ((people.length - 1) * step) / 2) * scale
  const placed = people.map((look, index) =>
    group(
      { transform: `translate(${left + index * step * scale} ${side.height - 500 * scale}) scale(${scale})` },
      figure(look),
    ),
  )
  return drawing(
    side.width,
    side.height,
    rect(0, 0, side.width, side.height, { fill: ground }),
    archOf(arch),
    ...placed,
  )
}

/** The pointed arch of the house's own ornament. */
function archOf(colour: string): string {
  return (
    path('M70 720 L70 330 C70 190 220 120 320 40 C420 120 570 190 570 330 L570 720 Z', {
      fill: colour,
      opacity: 0.55,
    }) +
    element('path', {
      d: 'M96 720 L96 340 C96 212 226 146 320 74 C414 146 544 212 544 340 L544 720',
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 3,
      opacity: 0.8,
    })
  )
}
