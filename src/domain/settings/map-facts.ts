/** Facts about the map tiles, for the settings screen and `npm run map`. */

import type { Config } from '#config'
import type { FixedSetting } from '#contract/admin/settings.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import type { MapState } from '#integrations/map-tiles/map-state.ts'
import { mapFacts as t } from '#messages/admin.ts'

/** @param state undefined where maps are off */
export function mapFacts({ systems, maps }: Config, state: MapState | undefined): FixedSetting[] {
  if (!systems.maps) return [fact(t.inForce, t.switchedOff, 'agency.config.ts')]
  if (!state || maps.source === 'off') return [fact(t.inForce, t.drawn, 'MAP_TILES')]
  const { file, standIn, fileTrouble, host, hiddenLayers, attribution } = state
  const shown = file ?? standIn
  return [
    fact(t.inForce, sourceOf(state), 'MAP_TILES'),
    ...(shown ? factsOfFile(shown) : []),
    ...(fileTrouble === undefined ? [] : [fact(t.fileTrouble, fileTrouble, t.command)]),
    ...(shown || !host ? [] : factsOfHost(host)),
    fact(t.attribution, attribution.join(', '), 'MAP_ATTRIBUTION'),
    ...(hiddenLayers.length > 0 ? [fact(t.hiddenLayers, hiddenLayers.join(', '), 'MAP_HIDDEN_LAYERS')] : []),
  ]
}

function sourceOf({ file, standIn, host }: MapState): string {
  if (file) return t.file
  return standIn ? t.demoFile : t.host({ host: host?.name ?? '' })
}

function factsOfFile({
  name,
  description,
  made,
  bounds,
  zooms,
  bytes,
  modified,
}: NonNullable<MapState['file']>): FixedSetting[] {
  const facts: [name: string, value: string | undefined][] = [
    [t.name, name],
    [t.description, description],
    [t.data, made],
    [t.area, areaOf(bounds)],
    [t.zooms, zooms.join('–')],
    [t.size, megabytes(bytes)],
    [t.putThere, dateOf(modified)],
  ]
  return facts.flatMap(([what, value]) => (value === undefined ? [] : [fact(what, value, t.command)]))
}

function factsOfHost({ trouble, kept, isUp }: NonNullable<MapState['host']>): FixedSetting[] {
  const reach = isUp === undefined ? t.notAsked : isUp ? t.answers : t.away
  const said = trouble && t.lastError({ sentence: trouble.sentence, when: dateOf(trouble.at) })
  return [
    fact(t.reach, reach, 'MAP_TILES'),
    ...(said === undefined ? [] : [fact(t.trouble, said, 'MAP_TILES')]),
    fact(t.kept, t.keptFiles({ files: kept.files, size: megabytes(kept.bytes) }), 'MAP_TILE_CACHE_MB'),
  ]
}

function fact(name: string, value: string, changed_in: string): FixedSetting {
  return { group: t.group, name, value, changed_in }
}

function areaOf([west, south, east, north]: readonly [number, number, number, number]): string {
  const degrees = (value: number, [plus, minus]: readonly [string, string]) =>
    `${Math.abs(value).toFixed(1)}° ${value < 0 ? minus : plus}`
  const vertical = [t.north, t.south] as const
  const horizontal = [t.east, t.west] as const
  return t.between({
    from: `${degrees(south, vertical)}, ${degrees(west, horizontal)}`,
    to: `${degrees(north, vertical)}, ${degrees(east, horizontal)}`,
  })
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} MB`
}

function dateOf(when: Date): string {
  return when.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: agencyZone })
}
