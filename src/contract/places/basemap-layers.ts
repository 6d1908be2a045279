/** The layers of our map style that an operator can hide (MAP_HIDDEN_LAYERS), by their own names or those in the tiles. */
export const hideableLayers: readonly string[] = [
  ...['ground', 'landcover', 'residential', 'landuse', 'park', 'water', 'stream', 'waterway'],
  ...['apron', 'runway', 'aeroway', 'building'],
  ...['motorway', 'trunk', 'primary', 'secondary', 'tertiary', 'minor', 'service', 'path', 'rail', 'metro'],
  ...['motorway-edge', 'trunk-edge', 'primary-edge', 'secondary-edge', 'tertiary-edge', 'minor-edge'],
  ...['service-edge', 'transportation', 'province', 'disputed-border', 'border', 'boundary'],
  ...['country-name', 'province-name', 'city-name', 'town-name', 'suburb-name', 'village-name'],
  ...['neighbourhood-name', 'place', 'main-road-name', 'road-name', 'minor-road-name', 'transportation_name'],
  ...['water-name', 'water_name', 'waterway-name', 'airport-name', 'aerodrome_label'],
  ...['landmark-name', 'point-name', 'poi'],
]
