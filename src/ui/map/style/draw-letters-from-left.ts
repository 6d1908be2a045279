import type { Map as MapLibre } from 'maplibre-gl'

/**
 * Has a map draw each letter of its names as in a text from left to right. MapLibre puts letters in order and mirrors
 * brackets itself; on a page in Urdu its canvas would mirror them once more.
 */
export function drawLettersFromLeft({ style: { glyphManager } }: MapLibre): void {
  const create = glyphManager.createRasterizer
  glyphManager.createRasterizer = (...options) => {
    const rasterizer = create(...options)
    if ('ctx' in rasterizer && rasterizer.ctx instanceof OffscreenCanvasRenderingContext2D)
      rasterizer.ctx.direction = 'ltr'
    return rasterizer
  }
}
