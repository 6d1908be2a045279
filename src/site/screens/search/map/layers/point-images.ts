/** The images of points on the map, drawn once at the screen's resolution. */
import type { Map as MapLibreMap } from 'maplibre-gl'
import type { PointLayer } from './chosen-layers.ts'
import { layerLooks } from './layer-looks.ts'

const size = 22
const edge = 1.5
/** The icon is half as wide as the disc. */
const scale = 0.5

export function pointImageName(layer: PointLayer): string {
  return `point-${layer}`
}

export function addPointImage(map: MapLibreMap, layer: PointLayer): void {
  const name = pointImageName(layer)
  if (map.hasImage(name)) return
  const pixelRatio = Math.max(2, Math.ceil(window.devicePixelRatio))
  const image = drawDisc(layerLooks[layer], pixelRatio)
  if (image) map.addImage(name, image, { pixelRatio })
}

function drawDisc(
  { colour, drawing }: (typeof layerLooks)[PointLayer],
  pixelRatio: number,
): ImageData | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = size * pixelRatio
  canvas.height = size * pixelRatio
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  pen.scale(pixelRatio, pixelRatio)
  pen.beginPath()
  pen.arc(size / 2, size / 2, size / 2 - edge, 0, 2 * Math.PI)
  pen.fillStyle = colour
  pen.fill()
  pen.lineWidth = edge
  pen.strokeStyle = '#ffffff'
  pen.stroke()
  pen.translate(size / 2 - 12 * scale, size / 2 - 12 * scale)
  pen.scale(scale, scale)
  pen.lineWidth = 2.4
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.stroke(new Path2D(drawing))
  return pen.getImageData(0, 0, canvas.width, canvas.height)
}
