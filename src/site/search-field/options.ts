/** What the list under the search field offers, and where each of it leads. */
import { agentPath, listingPath, projectPath } from '#contract/paths.ts'
import { encodeNear, landmarkKm } from '#contract/search/near.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { landmarkKinds as kinds, searchField as t } from '#messages/site.ts'
import type { ChosenPlace, Suggestion } from './chosen-place.ts'
import type { RecentSearch } from './recent-searches.ts'

export type Option = {
  key: string
  name: string
  /** Under the name. */
  detail?: string
  /** Listings there. */
  count?: number
  icon?: 'pin' | 'search'
} & ({ address: string } | { place: ChosenPlace } | { locates: true })

/** Options under one heading. */
export type OptionGroup = { title: string; options: readonly Option[] }

/** The suggestions by kind, each group in the order of the answer. */
export function suggestedOptions(
  found: readonly Suggestion[],
  choice: SearchChoice,
  text: string,
): OptionGroup[] {
  const groups = new Map<string, Option[]>()
  for (const suggestion of found) {
    const title = titles(suggestion.kind)
    groups.set(title, [...(groups.get(title) ?? []), toOption(suggestion, choice, text)])
  }
  return [...groups].map(([title, options]) => ({ title, options }))
}

/** Before anything is typed. */
export function firstOptions(recent: readonly RecentSearch[], locates: boolean): OptionGroup[] {
  const nearMe = { key: 'near', name: t.nearMe, detail: t.nearMeHelp, icon: 'pin', locates: true } as const
  const searches = recent.map(({ label, address, ...detail }) => ({
    ...{ key: address, name: label, address, ...detail },
    icon: 'search' as const,
  }))
  return [
    { title: '', options: locates ? [nearMe] : [] },
    { title: t.recent, options: searches },
  ].filter(({ options }) => options.length > 0)
}

/** The same search around a point. */
export function nearAddress(choice: SearchChoice, near: string, nearName: string): string {
  return searchAddress({ ...choice, ...elsewhere, near, nearName })
}

/** The same search in a city or an area. */
export function placeAddress(choice: SearchChoice, { kind, id, cityId }: ChosenPlace): string {
  return searchAddress({ ...choice, ...elsewhere, cityId, areaIds: kind === 'area' ? [id] : [] })
}

/** What says where a search looks, all left out. */
const elsewhere = {
  ...{ cityId: undefined, areaIds: [], projectId: undefined },
  ...{ box: undefined, shape: undefined, near: undefined, nearName: undefined },
  ...{ keyword: undefined, typed: undefined, prefer: undefined, page: 1 },
} satisfies SearchChoice

function titles(kind: Suggestion['kind']): string {
  if (kind === 'landmark') return t.landmarks
  if (kind === 'project') return t.projects
  if (kind === 'search') return t.searchFor
  if (kind === 'agent') return t.agents
  return kind === 'listing' ? t.listings : t.places
}

function toOption(suggestion: Suggestion, choice: SearchChoice, text: string): Option {
  const { kind } = suggestion
  switch (kind) {
    case 'landmark': {
      const { category, name, within, lat, long } = suggestion
      const detail = [kinds[category], within].filter(Boolean).join(' · ')
      const address = nearAddress(choice, encodeNear({ lat, long, km: landmarkKm }), name)
      return { key: `${kind}-${lat}-${long}`, name, detail, address }
    }
    case 'search': {
      const words = { keyword: text.trim(), typed: undefined, prefer: undefined }
      const address = searchAddress({ ...choice, ...words, page: 1 })
      return { key: kind, name: suggestion.name, address, icon: 'search' }
    }
    case 'project': {
      const { id, name, within } = suggestion
      return { key: `${kind}-${id}`, name, detail: within, address: projectPath(suggestion) }
    }
    case 'agent': {
      const { id, name, title } = suggestion
      return { key: `${kind}-${id}`, name, detail: title, address: agentPath(id) }
    }
    case 'listing': {
      const { id, title, within } = suggestion
      return {
        key: `${kind}-${id}`,
        name: title,
        detail: `${t.propertyId({ id })} · ${within}`,
        address: listingPath(id),
      }
    }
    default: {
      const { id, name, within, listingCount } = suggestion
      return {
        key: `${kind}-${id}`,
        name,
        detail: within ?? t.isCity,
        count: listingCount,
        place: suggestion,
      }
    }
  }
}
