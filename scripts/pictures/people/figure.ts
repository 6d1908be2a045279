/** A person to the waist in a box of 400 × 500: quiet, from the front, in the colours of the product. */
import { circle, path } from '../plans/svg.ts'
import { face, hairBefore, hairBehind } from './face.ts'
import type { Look } from './looks.ts'

const shirt = '#f7f4ec'
const torso = 'M44 500 C46 402 92 356 158 322 Q200 352 242 322 C308 356 354 402 356 500 Z'

/** The person as SVG, without anything behind. */
export function figure(look: Look): string {
  const { hair, hairColour, cover = 'none', coverColour = shirt } = look
  const woman = look.beard === undefined
  const uncovered = cover === 'none'
  return [
    uncovered ? hairBehind(hair, hairColour) : '',
    cover === 'none' ? '' : veilBehind(coverColour),
    clothes(look),
    face(look, woman),
    cover === 'hijab' ? hijab(coverColour) : hairBefore(hair, hairColour),
    cover === 'dupatta' ? dupatta(coverColour) : '',
  ].join('')
}

function clothes({ clothes, colour }: Look): string {
  const seam = { fill: 'none', stroke: '#00000038', 'stroke-width': 3 }
  const body = path(torso, { fill: colour })
  switch (clothes) {
    case 'suit':
      return [
        body,
        path('M162 322 L200 420 L238 322 Q200 350 162 322 Z', { fill: shirt }),
        path('M192 352 L208 352 L212 366 L207 428 L200 440 L193 428 L188 366 Z', { fill: '#0b6b4a' }),
        path('M158 320 L136 380 L158 388 L200 452 L242 388 L264 380 L242 320 L200 424 Z', { fill: colour }),
        path('M158 322 L136 380 L158 388 L200 452 M242 322 L264 380 L242 388 L200 452 L200 500', seam),
      ].join('')
    case 'waistcoat':
      return [
        path(torso, { fill: shirt }),
        path(
          'M116 344 C104 392 104 450 108 500 L292 500 C296 450 296 392 284 344 L242 322 L204 420 L204 500 L196 500 L196 420 L158 322 Z',
          { fill: colour },
        ),
        path('M176 326 L200 346 L224 326 L224 340 L200 362 L176 340 Z', { fill: '#e6dfd0' }),
        ...[430, 462].map((y) => circle(212, y, 4, { fill: '#00000055' })),
        path('M200 362 L200 418', seam),
      ].join('')
    case 'kurta':
      return [
        body,
        path('M168 320 Q200 352 232 320 L238 334 Q200 372 162 334 Z', { fill: colour }),
        path('M162 334 Q200 372 238 334 M200 362 L200 452', seam),
        ...[384, 410, 436].map((y) => circle(200, y, 3.4, { fill: '#00000066' })),
      ].join('')
    case 'blazer':
      return [
        body,
        path('M160 322 L200 398 L240 322 Q200 350 160 322 Z', { fill: shirt }),
        path('M158 322 L142 372 L164 380 L200 440 L236 380 L258 372 L242 322 L200 402 Z', { fill: colour }),
        path('M158 322 L142 372 L164 380 L200 440 M242 322 L258 372 L236 380 L200 440 L200 500', seam),
      ].join('')
    default:
      return [
        body,
        path('M164 322 Q168 372 200 392 Q232 372 236 322 L226 328 Q222 362 200 376 Q178 362 174 328 Z', {
          fill: '#e9d9a8',
        }),
        ...[410, 430, 450].map((y) =>
          path(`M200 ${y - 7} L206 ${y} L200 ${y + 7} L194 ${y} Z`, { fill: '#e9d9a8' }),
        ),
      ].join('')
  }
}

function veilBehind(colour: string): string {
  return (
    path(
      'M106 205 C90 62 310 62 294 205 C298 286 318 330 352 384 L352 470 L48 470 L48 384 C82 330 102 286 106 205 Z',
      { fill: colour },
    ) + path('M122 205 C112 96 288 96 278 205 L284 300 L116 300 Z', { fill: '#00000022' })
  )
}

/** Close around the face and over the neck. */
function hijab(colour: string): string {
  const hole = 'M139 190 C139 122 261 122 261 190 C261 240 236 274 200 274 C164 274 139 240 139 190 Z'
  const fold = { fill: 'none', stroke: '#0000002e', 'stroke-width': 3, 'stroke-linecap': 'round' }
  return [
    path(
      `M108 205 C94 66 306 66 292 205 C294 262 300 300 326 352 C290 398 110 398 74 352 C100 300 106 262 108 205 Z ${hole}`,
      { fill: colour, 'fill-rule': 'evenodd' },
    ),
    path(
      'M138 262 C160 320 240 330 300 318 M128 290 C160 356 236 366 306 346 M152 128 C176 112 224 112 250 128',
      fold,
    ),
  ].join('')
}

/** Loose over the hair, one end over the shoulder. */
function dupatta(colour: string): string {
  const fold = { fill: 'none', stroke: '#0000002e', 'stroke-width': 3, 'stroke-linecap': 'round' }
  return [
    path(
      'M200 74 C130 74 96 122 108 205 C108 262 98 310 58 368 L120 356 C128 310 132 262 128 212 C124 150 150 106 200 102 C250 106 276 150 272 212 C268 262 272 310 280 356 L342 368 C302 310 292 262 292 205 C304 122 270 74 200 74 Z',
      { fill: colour },
    ),
    path('M58 366 C110 420 230 430 342 366 L352 420 C250 478 120 470 48 420 Z', { fill: colour }),
    path(
      'M76 392 C150 436 250 436 336 392 M70 412 C150 458 256 456 344 410 M116 230 C118 280 106 320 84 352',
      fold,
    ),
  ].join('')
}
