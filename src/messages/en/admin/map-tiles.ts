/** Errors of the map file and the tile server, on the settings screen and in the output of `npm run map`. */
export const mapTiles = {
  notSource: 'The answer is neither a TileJSON nor a style.',
  notJson: 'The answer is not JSON.',
  notTile: 'The answer is not a map tile: its type is {type}.',
  damaged: 'The tile is damaged or too complex to read.',
  refused: 'The answer was {status}.',
  noTiles: 'The answer lists no tile addresses.',
  noSources: 'The style has no tiles that this site can serve.',
  protomaps:
    'The tiles have Protomaps layers. Our style needs the OpenMapTiles layers ({layers}), which planetiler and tilemaker produce: see docs/map.md.',
  otherLayers: 'The tiles do not have the OpenMapTiles layers: {layers} are missing. See docs/map.md.',
  mbtiles: 'This is an MBTiles file. Convert it first: pmtiles convert FILE.mbtiles FILE.pmtiles',
  notPmtiles: 'This is not a PMTiles file.',
  otherVersion: 'This is a PMTiles file of version {version}. Only version 3 can be read.',
  notVector: 'The tiles in this file are not vector tiles. Only vector tiles (MVT) can be used.',
  unreadable: 'This PMTiles file cannot be read: {reason}',
  cutOff: 'The file is incomplete: it has {size} of {needed}.',
  badTile: 'The file is damaged: tile {place} cannot be read.',
  noTileFound: 'The file has no tiles in the area named in its header.',
  namedByHost: 'Map tiles from {host}',
} as const
