import { groupPins, plainPinSize } from '#ui/map/group-pins.ts'
import type { Projected } from '#ui/map/projection.ts'
import { SpotButton } from './spot-pin.tsx'
import { joinSpots, type Spot } from './spots.ts'

/** The results on a map without layers, as elements; those that would overlap are one element with their count. */
export function PlainPins({
  spots,
  project,
  onOpen,
  onGroup,
}: Pick<Projected, 'project'> & {
  spots: readonly Spot[]
  onOpen: (spot: Spot) => void
  onGroup: (spots: readonly Spot[]) => void
}) {
  const placed = spots.map((spot) => ({ ...spot, ...project(spot) }))
  return groupPins(placed, plainPinSize).map(({ x, y, pins }) => {
    const [first] = pins
    if (pins.length === 1)
      return (
        <SpotButton
          key={`${first.kind} ${first.at}`}
          spot={first}
          at={{ x, y }}
          onOpen={() => onOpen(first)}
        />
      )
    return (
      <SpotButton
        key={`${first.kind} ${first.at}`}
        spot={joinSpots(pins)}
        at={{ x, y }}
        onOpen={() => onGroup(pins)}
      />
    )
  })
}
