import { expect, test } from 'vitest'
import { withoutLayers } from './sheets-without-layers.ts'

test('rules leave their layers in their order, and nothing else changes', () => {
  const css =
    '/*! { */@layer theme,base;@layer base{a{content:"}"}@media print{b{color:red}}}@layer utilities{.x{top:0}}@media print{c{left:0}}'
  expect(withoutLayers(css)).toBe(
    '/*! { */a{content:"}"}@media print{b{color:red}}.x{top:0}@media print{c{left:0}}',
  )
})

test('layers in layers and in conditions are left as well', () => {
  expect(withoutLayers('@supports (top:0){@layer a{@layer b{c{top:0}}}d{left:0}}')).toBe(
    '@supports (top:0){c{top:0}d{left:0}}',
  )
})
