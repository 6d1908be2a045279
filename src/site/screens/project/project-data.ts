import { notFound, redirect } from '@tanstack/react-router'
import type { ListState } from '#contract/api/async-state.ts'
import { parsePropertyId } from '#contract/listings/property-id.ts'
import { projectPath } from '#contract/paths.ts'
import { type Answer, call } from '#ui/api.ts'
import type { Card } from '#ui/listing/contact-links.ts'
import { localPath } from '#ui/local-path.ts'
import { listOrFailed } from '../../list-or-failed.ts'
import { orNotFound } from '../../or-not-found.ts'

/** A project as the API words it: the one answer whose keys stay as they are (S4.1). */
export type Project = Answer<'projectDetails'>
export type ProjectVideo = Answer<'videosOfProject'>['data'][number]
type OtherProject = Answer<'projects'>[number]

export type ProjectData = {
  project: Project
  videos: ListState<ProjectVideo>
  /**
   * The first listings of it, those for sale before those to rent, and how many there are of each; undefined when they
   * could not be loaded.
   */
  listings: { cards: readonly Card[]; sale: number; rent: number } | undefined
  others: ListState<OtherProject>
}

const shownListings = 4
const shownOthers = 3

/**
 * Everything a project's page shows. An ID that is invalid or unknown gives the not-found page, a wrong slug redirects
 * permanently to the right one with the `query` of the address, such as '?start=2026-12-01'. When anything but
 * the project itself fails to load, only its own place says so (D52).
 */
export async function loadProject(
  { id: typed, slug, query }: { id: string; slug?: string | undefined; query: string },
  signal: AbortSignal,
): Promise<ProjectData> {
  const id = parsePropertyId(typed)
  if (id === undefined) throw notFound()
  const listingsFor = (purpose: 'sale' | 'rent') =>
    call('search', { query: { purpose, projectId: id, perPage: shownListings }, signal })
  const project = await orNotFound(call('projectDetails', { params: { id }, signal }))
  const path = projectPath(project)
  if (`/project/${typed}/${encodeURIComponent(slug ?? '')}` !== path) {
    throw redirect({ href: `${localPath(path)}${query}`, statusCode: 301, replace: true })
  }
  const [videos, sale, rent, all] = await Promise.all([
    listOrFailed(call('videosOfProject', { params: { id }, signal })),
    listingsFor('sale').catch(() => undefined),
    listingsFor('rent').catch(() => undefined),
    listOrFailed(call('projects', { signal })),
  ])
  return {
    project,
    videos,
    listings: sale &&
      rent && {
        cards: [...sale.data, ...rent.data].slice(0, shownListings),
        sale: sale.pagination.totalRecords,
        rent: rent.pagination.totalRecords,
      },
    others: { ...all, data: othersLike(project, all.data) },
  }
}

/** Those of the same city first, then those of the same kind, each in the agency's order. */
function othersLike({ id, city, kind }: Project, all: readonly OtherProject[]): OtherProject[] {
  const distance = (other: OtherProject) =>
    Number(other.city?.id !== city?.id) * 2 + Number(other.kind !== kind)
  return all
    .filter((other) => other.id !== id)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, shownOthers)
}
