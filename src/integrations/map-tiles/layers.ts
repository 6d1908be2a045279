/** Checks whether our style can draw the layers of a source of vector tiles. */
import { mapTiles as t } from '#messages/admin.ts'

// The minimum for a street map; points and buildings may be missing.
const needed = ['transportation', 'water', 'place']
const ofProtomaps = ['roads', 'places', 'earth']

/** Why these layers cannot be drawn; undefined when they can, or when the layers are unknown. */
export function complaintAboutLayers(layers: readonly string[]): string | undefined {
  if (layers.length === 0) return undefined
  const absent = needed.filter((layer) => !layers.includes(layer))
  if (absent.length === 0) return undefined
  if (ofProtomaps.every((layer) => layers.includes(layer))) return t.protomaps({ layers: needed.join(', ') })
  return t.otherLayers({ layers: absent.join(', ') })
}
