import '../styles.css'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DrawnSurface } from './drawn-surface.tsx'
import { type Camera, projectionAt } from './projection.ts'

const frame = { width: 400, height: 300 }
const begin: Camera = { center: { lat: 31.52, long: 74.35 }, zoom: 12 }

function Surface({ onMove }: { onMove: (camera: Camera) => void }) {
  const [camera, setCamera] = useState(begin)
  return (
    <div style={{ position: 'relative', ...frame }}>
      <DrawnSurface
        label="Map"
        camera={camera}
        frame={frame}
        isAlone
        onCamera={setCamera}
        onMove={(next) => {
          setCamera(next)
          onMove(next)
        }}
      >
        {null}
      </DrawnSurface>
    </div>
  )
}

test('dragging the drawn map takes the place under the pointer along, and tells of one move', async () => {
  const moves: Camera[] = []
  const screen = await render(<Surface onMove={(camera) => moves.push(camera)} />)
  const map = screen.getByRole('region')
  const held = projectionAt(begin, frame).unproject({ x: 100, y: 100 })
  await userEvent.dragAndDrop(map, map, {
    sourcePosition: { x: 100, y: 100 },
    targetPosition: { x: 220, y: 160 },
  })
  expect(moves).toHaveLength(1)
  const { x, y } = projectionAt(moves[0] ?? begin, frame).project(held)
  expect(x).toBeCloseTo(220, 0)
  expect(y).toBeCloseTo(160, 0)
})

test('a press that moves nothing is no drag', async () => {
  const moves: Camera[] = []
  const screen = await render(<Surface onMove={(camera) => moves.push(camera)} />)
  await userEvent.click(screen.getByRole('region'))
  expect(moves).toEqual([])
})
