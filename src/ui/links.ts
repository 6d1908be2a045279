/** The addresses of screens that stand in texts, cards and buttons. A search's address comes from the contract. */
import { slug } from '#contract/text/slugs.ts'
import { site } from './site-settings.ts'

export function listingPath(id: number): string {
  return `/listing/${id}`
}

export function projectPath(project: { id: number; name: string; slug?: string }): string {
  return `/project/${project.id}/${encodeURIComponent(project.slug || slug(project.name))}`
}

export function franchisePath(product: string): string {
  return `/get-${product}-franchise`
}

export function agentPath(id: number): string {
  return `/team/${id}`
}

export function eventPath(id: number): string {
  return `/gallery/${id}`
}

export function jobPath(id: number): string {
  return `/job-description/${id}`
}

/** The whole address, with the site's host, for what leaves the site: canonical links, shared texts. */
export function absolute(path: string): string {
  return `${site().origin}${path}`
}
