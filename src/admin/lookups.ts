/** Lookup lists: cities, areas, agents, projects. Loaded once, and again after something was saved. */
import { useEffect, useState } from 'react'
import type { LatLong } from '#contract/places/lat-long.ts'
import { type Answer, call } from '#ui/api.ts'
import { placed } from '#ui/map/placed.ts'
import { call as callAdmin } from './call.ts'

export type City = Answer<'cities'>[number] & LatLong
export type Area = Answer<'areas'>[number]

const loaded = new Map<string, Promise<unknown>>()
/** Results that have arrived, so that the next component has them immediately. */
const here = new Map<string, readonly unknown[]>()

/**
 * Returns an empty list until the result of this key has come. A failed load is tried again by the next
 * component that needs it.
 */
function useOnce<Row>(key: string, load: () => Promise<readonly Row[]>): readonly Row[] {
  const [come, setCome] = useState<{ key: string; rows: readonly Row[] }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded
  useEffect(() => {
    let isWanted = true
    once(key, load).then(
      (rows) => isWanted && setCome({ key, rows }),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [key])
  return come?.key === key ? come.rows : (hereAlready<Row>(key) ?? nothing)
}

const nothing: readonly never[] = []

function once<Row>(key: string, load: () => Promise<readonly Row[]>): Promise<readonly Row[]> {
  const answer = known<Row>(key) ?? load()
  loaded.set(key, answer)
  answer.then(
    (rows) => loaded.get(key) === answer && here.set(key, rows),
    () => loaded.get(key) === answer && loaded.delete(key),
  )
  return answer
}

/** The promise stored under this key. */
function known<Row>(key: string): Promise<readonly Row[]> | undefined {
  return loaded.get(key) as Promise<readonly Row[]> | undefined
}

/** The result stored under this key. */
function hereAlready<Row>(key: string): readonly Row[] | undefined {
  return here.get(key) as readonly Row[] | undefined
}

/** Saved records may be chosen from now on. */
export function forgetLookups(): void {
  loaded.clear()
  here.clear()
}

const none = () => Promise.resolve(nothing)

export function useCities(): readonly City[] {
  return useOnce('cities', loadCities)
}

/** Waits for the cities, for screens that would otherwise grow when they arrive; never rejects. */
export async function citiesHere(): Promise<void> {
  await once('cities', loadCities).catch(none)
}

const loadCities = async () => placed(await call('cities'))

/** The areas of a city, societies before the areas in them. */
export function useAreas(cityId: number | undefined): readonly Area[] {
  return useOnce(`areas ${cityId}`, cityId === undefined ? none : loadAreas(cityId))
}

/** Resolves to the areas of a city; to none where they cannot be loaded. */
export function loadCityAreas(cityId: number): Promise<readonly Area[]> {
  return once(`areas ${cityId}`, loadAreas(cityId)).catch(none)
}

const loadAreas = (cityId: number) => () => call('areas', { query: { cityId } })

/** 'Phase 5, DHA Lahore'. */
export function areaName({ name, parentId }: Area, areas: readonly Area[]): string {
  const parent = areas.find(({ id }) => id === parentId)
  return parent ? `${name}, ${parent.name}` : name
}

/** The ID of the area with the typed name, or null. */
export function areaCalled(text: string, areas: readonly Area[]): number | null {
  const wanted = text.trim().toLowerCase()
  return areas.find((area) => areaName(area, areas).toLowerCase() === wanted)?.id ?? null
}

/** The agents who are on the public site, by name. */
export function useAgents(): readonly { id: number; name: string }[] {
  return useOnce('agents', async () => {
    const { data } = await call('agents', { query: { per_page: 1000, current_page: 1 } })
    return [...data].sort((one, other) => one.name.localeCompare(other.name))
  })
}

/** All projects, those as well that no visitor sees. */
export function useAllProjects(): readonly { id: number; name: string }[] {
  return useOnce('all projects', async () => (await callAdmin('listProjects')).data)
}

/** The projects that are on the public site. */
export function useProjects(): readonly { id: number; name: string }[] {
  return useOnce('projects', () => call('projects'))
}
