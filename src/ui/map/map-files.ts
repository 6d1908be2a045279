import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import arabicFont from './style/noto-sans-arabic.woff2?url'

/** The files that every map fetches besides its own script. */
export const mapFiles = { worker, arabicFont }
