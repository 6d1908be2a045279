import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { evenly, fill, growing, line, ofClass } from './layers.ts'
import { palette } from './palette.ts'

/*
 * Each kind of paint is a program that a phone compiles before anything is seen: the edges of coloured ground are not
 * smoothed, and widths do not depend on data.
 */

/** The layers below the roads: ground, green, water, buildings, rails and borders, from the bottom. */
export const land: readonly LayerSpecification[] = [
  { id: 'ground', type: 'background', paint: { 'background-color': palette.ground } },
  fill('landcover', 'landcover', {
    filter: ofClass('wood', 'forest', 'grass', 'sand', 'wetland', 'ice'),
    paint: {
      'fill-antialias': false,
      'fill-color': [
        'match',
        ['get', 'class'],
        ['wood', 'forest'],
        palette.wood,
        'grass',
        palette.grass,
        'sand',
        palette.sand,
        'ice',
        palette.ice,
        palette.wetland,
      ],
      'fill-opacity': evenly(4, 0.45, 9, 0.8, 13, 1),
    },
  }),
  fill('residential', 'landuse', {
    filter: ofClass('residential', 'suburb', 'neighbourhood', 'quarter'),
    paint: {
      'fill-antialias': false,
      'fill-color': palette.builtUp,
      'fill-opacity': evenly(5, 1, 13, 0.8, 16, 0.5),
    },
  }),
  fill('landuse', 'landuse', {
    minzoom: 11,
    filter: ofClass(
      ...['commercial', 'retail', 'industrial', 'school', 'university', 'college', 'kindergarten', 'library'],
      ...['hospital', 'military', 'cemetery', 'stadium', 'pitch', 'playground', 'zoo', 'theme_park'],
    ),
    paint: {
      'fill-antialias': false,
      'fill-color': [
        'match',
        ['get', 'class'],
        ['commercial', 'retail'],
        palette.business,
        'industrial',
        palette.industry,
        ['school', 'university', 'college', 'kindergarten', 'library'],
        palette.learning,
        'hospital',
        palette.health,
        'military',
        palette.military,
        palette.grass,
      ],
      'fill-opacity': evenly(11, 0.6, 14, 1),
    },
  }),
  fill('park', 'park', { minzoom: 10, paint: { 'fill-color': palette.park } }),
  fill('water', 'water', {
    filter: ['!=', ['get', 'brunnel'], 'tunnel'],
    paint: { 'fill-color': palette.water },
  }),
  waterway('stream', false, growing(11, 0.6, 14, 1.2, 18, 4)),
  waterway('waterway', true, growing(8, 0.6, 14, 3, 18, 10)),
  fill('apron', 'aeroway', {
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': palette.apron },
  }),
  line('runway', 'aeroway', {
    minzoom: 11,
    filter: ofClass('runway', 'taxiway'),
    paint: {
      'line-color': palette.runway,
      'line-width': growing(11, 1, 14, 4, 18, 26),
    },
  }),
  fill('building', 'building', {
    minzoom: 14,
    paint: {
      'fill-color': palette.building,
      'fill-outline-color': palette.buildingEdge,
      'fill-opacity': evenly(14, 0.4, 15.5, 1),
    },
  }),
]

function waterway(id: string, isLarge: boolean, width: ExpressionSpecification): LayerSpecification {
  return line(id, 'waterway', {
    filter: ['match', ['get', 'class'], ['river', 'canal'], isLarge, !isLarge],
    layout: { 'line-cap': 'round' },
    paint: { 'line-color': palette.water, 'line-width': width },
  })
}

/** Borders are above the roads, drawn as the tiles have them; MAP_HIDDEN_LAYERS can hide each. */
export const borders: readonly LayerSpecification[] = [
  line('province', 'boundary', {
    minzoom: 4,
    filter: ['all', ['in', ['get', 'admin_level'], ['literal', [3, 4]]], ['!=', ['get', 'maritime'], 1]],
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': palette.province,
      'line-width': evenly(4, 0.6, 10, 1.2),
      'line-dasharray': [4, 3],
    },
  }),
  line('disputed-border', 'boundary', {
    filter: [
      'any',
      ['==', ['get', 'class'], 'control'],
      [
        'all',
        ['==', ['get', 'admin_level'], 2],
        ['==', ['get', 'disputed'], 1],
        ['!=', ['get', 'maritime'], 1],
      ],
    ],
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': palette.border,
      'line-width': evenly(3, 0.8, 10, 1.6),
      'line-dasharray': [3, 2.5],
    },
  }),
  line('border', 'boundary', {
    filter: [
      'any',
      ['==', ['get', 'class'], 'border'],
      [
        'all',
        ['==', ['get', 'admin_level'], 2],
        ['!=', ['get', 'disputed'], 1],
        ['!=', ['get', 'maritime'], 1],
      ],
    ],
    layout: { 'line-join': 'round' },
    paint: { 'line-color': palette.border, 'line-width': evenly(3, 0.8, 10, 1.8) },
  }),
]
