/** The background images of prices on the map: pills that stretch with their text, drawn at the screen's resolution. */

import type { Map as MapLibreMap } from 'maplibre-gl'
import { agency } from '#agency'

/** A home that is new to the visitor, one that was opened before, one just outside the search, one that is saved. */
const pills = {
  pill: { ground: '#ffffff', edge: agency.brandColour },
  'pill-seen': { ground: '#e4e7e2', edge: '#8b968f' },
  'pill-outside': { ground: '#f7f1e3', edge: '#a8935f' },
  'pill-saved': { ground: '#ffffff', edge: '#b42318', heart: '#b42318' },
} as const

const height = 30
const plainWidth = 40
/** What a heart before the text takes. */
const heartWidth = 17
const shadow = 4

/** Adds the images to the map, and to each style it loads later. Returns a function that stops this. */
export function keepPillImages(map: MapLibreMap): () => void {
  const put = () => addPillImages(map)
  put()
  map.on('style.load', put)
  return () => void map.off('style.load', put)
}

function addPillImages(map: MapLibreMap): void {
  for (const [name, colours] of Object.entries(pills)) addPill(map, name, colours)
}

/** Adds a pill of these colours to the map, once. */
export function addPill(map: MapLibreMap, name: string, colours: PillColours): void {
  if (map.hasImage(name)) return
  const ratio = Math.max(2, Math.ceil(window.devicePixelRatio))
  const image = drawPill(colours, ratio)
  if (!image) return
  const before = colours.heart ? heartWidth : 0
  const width = plainWidth + before
  const middle = (shadow + before + plainWidth / 2) * ratio
  const centre = (shadow + height / 2) * ratio
  map.addImage(name, image, {
    pixelRatio: ratio,
    stretchX: [[middle - ratio, middle + ratio]],
    stretchY: [[centre - ratio, centre + ratio]],
    content: [
      (shadow + before + 10) * ratio,
      shadow * ratio,
      (shadow + width - 10) * ratio,
      (shadow + height) * ratio,
    ],
  })
}

/** 14 wide and 13 high. */
const heartPath =
  'M7 13C2.6 9.6 0 7.2 0 4.2 0 1.9 1.7 0 3.9 0 5.2 0 6.3.7 7 1.7 7.7.7 8.8 0 10.1 0 12.3 0 14 1.9 14 4.2c0 3-2.6 5.4-7 8.8z'

type PillColours = { ground: string; edge: string; heart?: string }

function drawPill({ ground, edge, heart }: PillColours, ratio: number): ImageData | undefined {
  const width = plainWidth + (heart ? heartWidth : 0)
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * shadow) * ratio
  canvas.height = (height + 2 * shadow) * ratio
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  pen.scale(ratio, ratio)
  pen.beginPath()
  pen.roundRect(shadow, shadow, width, height, height / 2)
  pen.shadowColor = 'rgb(16 32 26 / 0.32)'
  pen.shadowBlur = shadow * ratio
  pen.shadowOffsetY = ratio
  pen.fillStyle = ground
  pen.fill()
  pen.shadowColor = 'transparent'
  pen.strokeStyle = edge
  pen.stroke()
  if (heart) {
    pen.fillStyle = heart
    pen.translate(shadow + 9, shadow + height / 2 - 6.5)
    pen.fill(new Path2D(heartPath))
  }
  return pen.getImageData(0, 0, canvas.width, canvas.height)
}
