/** Head, hair and beard in a box of 400 × 500, the head's middle at 200, 190. */
import { circle, element, group, path, rect } from '../plans/svg.ts'
import type { Beard, Hair, Look } from './looks.ts'

const skins = ['#efcdab', '#e2b68d', '#cf9c72', '#b58058', '#986845'] as const
const shades = ['#d9ae88', '#c99970', '#b38058', '#976542', '#7c5132'] as const
const white = '#fbf8f3'
const iris = '#33241c'

const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  element('ellipse', { cx, cy, rx, ry, fill })

/** Neck, ears, head and features; `woman` has finer brows and fuller lips. */
export function face(
  { skin, beard = 'none', hairColour, glasses, cover = 'none' }: Look,
  woman: boolean,
): string {
  const [tone, shade] = [skins[skin], shades[skin]]
  const stroke = { fill: 'none', 'stroke-linecap': 'round' }
  const ears = cover === 'hijab' ? '' : ellipse(133, 197, 11, 18, tone) + ellipse(267, 197, 11, 18, tone)
  return [
    path('M168 245 L168 305 Q168 335 200 338 Q232 335 232 305 L232 245 Z', { fill: tone }),
    path('M168 262 Q200 300 232 262 L232 282 Q200 312 168 282 Z', { fill: shade, opacity: 0.55 }),
    ears,
    path('M133 178 C133 104 267 104 267 178 C267 238 240 277 200 277 C160 277 133 238 133 178 Z', {
      fill: tone,
    }),
    beardOf(beard, hairColour),
    ...[172, 228].map((x) => eye(x, woman)),
    ...[172, 228].map((x) =>
      path(`M${x - 17} ${x < 200 ? 175 : 172} Q${x} ${woman ? 164 : 165} ${x + 17} ${x < 200 ? 172 : 175}`, {
        ...stroke,
        stroke: hairColour,
        'stroke-width': woman ? 4 : 6.5,
      }),
    ),
    path('M201 192 C199 208 192 219 195 224 C199 228 206 228 209 223', {
      ...stroke,
      stroke: shade,
      'stroke-width': 3.2,
    }),
    ellipse(158, 222, 15, 9, `${shade}55`) + ellipse(242, 222, 15, 9, `${shade}55`),
    mouth(woman),
    glasses ? spectacles() : '',
  ].join('')
}

function eye(x: number, woman: boolean): string {
  return [
    ellipse(x, 194, 11.5, 6.8, white),
    circle(x, 194, 5.8, { fill: iris }),
    circle(x + 2, 192, 1.7, { fill: white }),
    path(`M${x - 13} 193 Q${x} 182 ${x + 13} 193`, {
      fill: 'none',
      stroke: iris,
      'stroke-width': woman ? 3.6 : 2.6,
      'stroke-linecap': 'round',
    }),
  ].join('')
}

function mouth(woman: boolean): string {
  const lips = woman ? '#b0524e' : '#a8685a'
  return (
    path('M179 244 Q190 240 200 243 Q210 240 221 244 Q200 263 179 244 Z', { fill: lips }) +
    path('M184 246 Q200 252 216 246', {
      fill: 'none',
      stroke: white,
      'stroke-width': 2.6,
      opacity: woman ? 0.75 : 0.85,
    })
  )
}

function beardOf(beard: Beard, colour: string): string {
  const jaw =
    'M135 200 C137 262 164 291 200 291 C236 291 263 262 265 200 C258 224 247 233 233 232 C214 225 186 225 167 232 C153 233 142 224 135 200 Z'
  const moustache =
    'M168 240 C180 226 194 228 200 233 C206 228 220 226 232 240 C219 241 208 239 200 239 C192 239 181 241 168 240 Z'
  switch (beard) {
    case 'full':
      return path(
        'M134 196 C134 272 162 306 200 306 C238 306 266 272 266 196 C258 224 248 232 233 230 C214 222 186 222 167 230 C152 232 142 224 134 196 Z',
        { fill: colour },
      )
    case 'short':
      return path(jaw, { fill: colour, opacity: 0.9 })
    case 'shadow':
      return path(jaw, { fill: colour, opacity: 0.22 })
    case 'moustache':
      return path(moustache, { fill: colour })
    default:
      return ''
  }
}

function spectacles(): string {
  const frame = { fill: '#ffffff22', stroke: '#2a2522', 'stroke-width': 3.4, rx: 12 }
  return (
    rect(148, 179, 44, 32, frame) +
    rect(208, 179, 44, 32, frame) +
    path('M192 190 Q200 185 208 190 M148 188 L134 184 M252 188 L266 184', {
      fill: 'none',
      stroke: '#2a2522',
      'stroke-width': 3.2,
    })
  )
}

/** What of the hair lies behind head and shoulders. */
export function hairBehind(hair: Hair, colour: string): string {
  switch (hair) {
    case 'long':
      return path(
        'M118 195 C104 76 296 76 282 195 C286 260 298 320 290 372 C262 396 138 396 110 372 C102 320 114 260 118 195 Z',
        { fill: colour },
      )
    case 'bob':
      return path(
        'M118 190 C106 78 294 78 282 190 C286 232 284 262 276 282 C240 300 160 300 124 282 C116 262 114 232 118 190 Z',
        { fill: colour },
      )
    case 'bun':
      return circle(200, 92, 38, { fill: colour })
    default:
      return ''
  }
}

/** What of the hair lies over the forehead. */
export function hairBefore(hair: Hair, colour: string): string {
  const fill = { fill: colour }
  switch (hair) {
    case 'short':
      return path(
        'M127 190 C116 112 146 86 203 86 C262 86 286 116 273 190 C271 166 264 150 253 141 C224 150 172 149 149 139 C138 150 130 166 127 190 Z',
        fill,
      )
    case 'parted':
      return path(
        'M127 190 C114 116 142 84 196 84 C262 80 290 118 273 190 C271 168 264 156 252 148 C224 145 192 141 166 135 C150 145 134 160 127 190 Z',
        fill,
      )
    case 'curly':
      return group(
        fill,
        path(
          'M127 188 C118 116 146 92 203 92 C262 92 284 116 273 188 C269 164 262 150 252 142 C224 148 174 148 150 140 C138 150 130 166 127 188 Z',
          {},
        ),
        ...[138, 160, 184, 208, 232, 254, 265].map((x, index) =>
          circle(x, 112 - 20 * Math.sin((index + 0.6) / 2.3), 22),
        ),
      )
    case 'receding':
      return path(
        'M126 194 C114 140 134 102 200 102 C266 102 286 140 274 194 C271 170 264 156 254 148 C252 133 240 127 224 130 C212 133 188 133 176 130 C160 127 148 133 146 148 C136 156 129 170 126 194 Z',
        fill,
      )
    case 'bun':
      return path(
        'M127 192 C118 116 146 92 200 92 C254 92 282 116 273 192 C268 158 240 130 200 126 C160 130 132 158 127 192 Z',
        fill,
      )
    default:
      return path(
        'M200 92 C150 92 118 128 122 222 C128 180 158 142 206 118 C236 142 266 178 278 222 C282 128 250 92 200 92 Z',
        fill,
      )
  }
}
