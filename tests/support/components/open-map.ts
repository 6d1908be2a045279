import { onTestFinished } from 'vitest'
import { MapLibre } from '#ui/map/maplibre.ts'

/** A map without tiles that is ready for layers; it is removed after the test. */
export async function openMap(
  view: { center: [long: number, lat: number]; zoom: number },
  { width, height }: { width: number; height: number },
): Promise<MapLibre> {
  const container = document.createElement('div')
  container.style.cssText = `position: relative; width: ${width}px; height: ${height}px`
  document.body.append(container)
  const style = { version: 8 as const, sources: {}, layers: [] }
  const map = new MapLibre({ container, style, ...view, attributionControl: false })
  onTestFinished(() => {
    map.remove()
    container.remove()
  })
  await map.once('style.load')
  return map
}
