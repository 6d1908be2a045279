/** What is chosen from: cities, areas, agents, projects. Asked for once, and again after something was saved. */
import { useEffect, useState } from 'react'
import { type Answer, call } from '../api.ts'
import { call as callOffice } from './call.ts'

export type City = Answer<'cities'>[number]
export type Area = Answer<'areas'>[number]

const loaded = new Map<string, Promise<unknown>>()

/** Empty until it has come; what could not be loaded is asked for again by the next who needs it. */
function useOnce<Row>(key: string, load: () => Promise<readonly Row[]>): readonly Row[] {
  const [rows, setRows] = useState<readonly Row[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded
  useEffect(() => {
    let isWanted = true
    const answer = known<Row>(key) ?? load()
    loaded.set(key, answer)
    answer.then(
      (found) => isWanted && setRows(found),
      () => loaded.delete(key),
    )
    return () => {
      isWanted = false
    }
  }, [key])
  return rows
}

/** Under a key lies what was loaded for it. */
function known<Row>(key: string): Promise<readonly Row[]> | undefined {
  return loaded.get(key) as Promise<readonly Row[]> | undefined
}

/** What was saved may be chosen from now on. */
export function forgetLookups(): void {
  loaded.clear()
}

const none = () => Promise.resolve([])

export function useCities(): readonly City[] {
  return useOnce('cities', () => call('cities'))
}

/** The areas of a city, societies before what lies in them. */
export function useAreas(cityId: number | undefined): readonly Area[] {
  return useOnce(`areas ${cityId}`, cityId === undefined ? none : () => call('areas', { query: { cityId } }))
}

/** The agents who are on the public site, by name. */
export function useAgents(): readonly { id: number; name: string }[] {
  return useOnce('agents', async () => {
    const { data } = await call('agents', { query: { per_page: 1000, current_page: 1 } })
    return data.toSorted((one, other) => one.name.localeCompare(other.name))
  })
}

/** All projects, those as well that no visitor sees. */
export function useAllProjects(): readonly { id: number; name: string }[] {
  return useOnce('all projects', async () => (await callOffice('listProjects')).data)
}

/** The projects that are on the public site. */
export function useProjects(): readonly { id: number; name: string }[] {
  return useOnce('projects', () => call('projects'))
}
