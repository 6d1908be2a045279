/** The layers that this browser shows on the map of a search. They are never sent anywhere. */
import { useState } from 'react'

export const pointLayers = ['school', 'hospital', 'mosque', 'park', 'station', 'market'] as const
export type PointLayer = (typeof pointLayers)[number]
export type ChosenLayer = PointLayer | 'price'

const storageKey = 'aangan-map-layers'
const all: readonly ChosenLayer[] = [...pointLayers, 'price']

export function useChosenLayers(): [
  chosen: readonly ChosenLayer[],
  choose: (layer: ChosenLayer, isOn: boolean) => void,
] {
  const [chosen, setChosen] = useState(readChosen)
  const choose = (layer: ChosenLayer, isOn: boolean) => {
    const next = all.filter((one) => (one === layer ? isOn : chosen.includes(one)))
    setChosen(next)
    try {
      localStorage.setItem(storageKey, next.join())
    } catch {
      // Without local storage the layers are shown for this visit only.
    }
  }
  return [chosen, choose]
}

function readChosen(): readonly ChosenLayer[] {
  try {
    const kept = (localStorage.getItem(storageKey) ?? '').split(',')
    return all.filter((layer) => kept.includes(layer))
  } catch {
    return []
  }
}
