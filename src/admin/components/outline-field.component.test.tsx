import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Polygon } from '#contract/search/map-shape.ts'
import { showInAdmin } from '#tests/support/components/admin-app.tsx'
import { CornersField } from './corners-field.tsx'

const corners = [
  { lat: 33.7, long: 73 },
  { lat: 33.7, long: 73.01 },
  { lat: 33.71, long: 73.01 },
]

function Corners({ onOutline }: { onOutline: (outline: readonly Polygon[]) => void }) {
  const [outline, setOutline] = useState<readonly Polygon[]>([corners])
  const change = (next: readonly Polygon[]) => {
    setOutline(next)
    onOutline(next)
  }
  return (
    <>
      <CornersField outline={outline} error={undefined} onOutline={change} />
      <button type="button" onClick={() => change([corners, corners])}>
        Draw
      </button>
    </>
  )
}

test('an outline can be edited as text; an error names the unreadable line and changes nothing', async () => {
  const told: (readonly Polygon[])[] = []
  const { screen } = await showInAdmin(<Corners onOutline={(outline) => told.push(outline)} />)
  const field = screen.getByRole('textbox', { name: 'Corners' })
  await expect.element(field).toHaveValue('33.7, 73\n33.7, 73.01\n33.71, 73.01')

  await field.fill('33.7, 73\n33.7')
  await expect.element(field).toHaveAccessibleDescription(/^Line 2/)
  await field.fill('33.7, 73\n33.7, 73.01')
  await expect.element(field).toHaveAccessibleDescription(/three corners/)
  expect(told).toEqual([])

  await field.fill('33.7, 73\n33.7, 73.01\n33.71, 73.01\n33.71, 73\n')
  await expect.element(field).toHaveValue('33.7, 73\n33.7, 73.01\n33.71, 73.01\n33.71, 73\n')
  expect(told).toEqual([[[...corners, { lat: 33.71, long: 73 }]]])

  await screen.getByRole('button', { name: 'Draw' }).click()
  await expect.element(field).toHaveValue(expect.stringContaining('\n\n'))
  await field.fill('')
  expect(told.at(-1)).toEqual([])
})
