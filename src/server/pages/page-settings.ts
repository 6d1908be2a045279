/** The settings for the pages and their headers. */
import type { Config } from '#config'
import { playerOrigins } from '#contract/files/video-source.ts'
import type { MapTiles } from '#integrations/map-tiles/open.ts'
import type { SiteSettings } from '#ui/site-settings.ts'
import type { SecurityOptions } from '../answers/security-headers.ts'

/** The settings that the pages know. */
export function siteSettings(config: Config, address: string, mapTiles: MapTiles | undefined): SiteSettings {
  return {
    origin: config.publicUrl ?? address,
    apiBase: config.bases.api,
    imageBase: config.bases.image,
    ...(config.systems.analytics && { analyticsBase: config.bases.analytics }),
    ...(config.systems.ads && { adBase: config.bases.adServer }),
    // Read for each page, because the map file may have been replaced.
    get maps() {
      if (!config.systems.maps) return undefined
      const basemap = mapTiles?.basemap()
      return { ...(basemap && { basemap }), ...(mapTiles?.hidesBorders && { hidesBorders: true }) }
    },
  }
}

/** The settings for the security headers of the pages. */
export function securityOptions(
  { bases, mode, systems }: Config,
  { origin }: SiteSettings,
  development: boolean,
): SecurityOptions {
  const ads = systems.ads ? [bases.adServer] : []
  return {
    https: origin.startsWith('https:') && mode === 'production',
    development,
    images: [bases.image, ...ads],
    calls: [bases.api, ...ads, ...(systems.analytics ? [bases.analytics] : [])],
    frames: [...playerOrigins],
  }
}
