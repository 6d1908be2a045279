import { type Basemap, type MapStatus, mapStatusPath } from '#contract/places/basemap.ts'
import { site } from '../site-settings.ts'
import { addMapFonts } from './style/add-map-fonts.ts'

/** How long an answer is used. */
const freshMs = 60_000

let asked: { at: number; answer: Promise<boolean> } | undefined

/**
 * Whether a map of tiles can be shown; if so, its files are being fetched when this resolves. MapLibre weighs
 * 260 KB, so it is not fetched where it is of no use. Browser only.
 */
export function loadTileMap(): Promise<boolean> {
  const basemap = site().maps?.basemap
  if (!basemap) return Promise.resolve(false)
  const now = performance.now()
  if (!asked || now - asked.at > freshMs) asked = { at: now, answer: askAndFetch(basemap) }
  return asked.answer
}

/** What the file of MapLibre is called (`vite.config.ts`). */
const mapLibreFile = '/maplibre-'

/**
 * Resolves when MapLibre has arrived, a tenth of a second before a cheap phone has evaluated it: what an import needs is
 * requested by links. Browser only.
 */
export async function mapLibreArrived(): Promise<void> {
  const evaluated = import('./tile-map.tsx')
  const link = document.querySelector(`link[rel="modulepreload"][href*="${mapLibreFile}"]`)
  const arrived = new Promise((resolve) => link?.addEventListener('load', resolve))
  await Promise.race([evaluated, arrived])
}

async function askAndFetch({ isLocal }: Basemap): Promise<boolean> {
  const status = isLocal || areTilesAvailable()
  // Checking WebGL is slow, so it is done while the request is pending. Without it, no answer is waited for.
  if (!hasWebGl()) return false
  // Tiles of this server need no check. MapLibre takes longest to load: the build requests it before the
  // other files of `tile-map.tsx`.
  if (!isLocal && !(await status)) return false
  void import('./tile-map.tsx').catch(ignored)
  addMapFonts()
  return true
}

/** Prefetching may fail silently: the code that needs the file requests it again and reports the error. */
function ignored(): void {}

async function areTilesAvailable(): Promise<boolean> {
  try {
    const answer = await fetch(mapStatusPath, { signal: AbortSignal.timeout(3_000) })
    const { available }: MapStatus = await answer.json()
    return available
  } catch {
    return false
  }
}

let isDrawable: boolean | undefined

function hasWebGl(): boolean {
  if (isDrawable === undefined) {
    const context = document.createElement('canvas').getContext('webgl2')
    isDrawable = context !== null
    context?.getExtension('WEBGL_lose_context')?.loseContext()
  }
  return isDrawable
}
