/** What an inquiry on a page of its own is about. */
import { notFound } from '@tanstack/react-router'
import { parsePropertyId } from '#contract/listings/property-id.ts'
import { inquiryScreen as t } from '#messages/site.ts'
import { call } from '#ui/api.ts'
import { placeText } from '#ui/listing/contact-links.ts'
import { orNotFound } from '../../or-not-found.ts'

/** `title` names it, `text` says more of it. */
export type InquirySubject = { id: number; title: string; text: string } & (
  | { kind: 'project' }
  | { kind: 'listing'; isTaken: boolean; price: number; purpose: 'sale' | 'rent' | undefined }
  /** A listing of which nothing but its ID could be loaded. */
  | { kind: 'id' }
)

type Asked = { project?: string | undefined; listing?: string | undefined }

/**
 * The project or the listing that an address or a posted form names. What cannot be loaded is the not-found page, or
 * where `isPosted` known by its ID alone, so that what was typed comes back.
 */
export async function loadSubject(
  { project, listing }: Asked,
  isPosted: boolean,
  signal: AbortSignal,
): Promise<InquirySubject | undefined> {
  if (project === undefined && listing === undefined) return undefined
  const id = parsePropertyId(project ?? listing ?? '')
  if (id === undefined) throw notFound()
  try {
    return await (project === undefined ? loadListing(id, signal) : loadProject(id, signal))
  } catch (thrown) {
    if (!isPosted) throw thrown
    return project === undefined
      ? { kind: 'id', id, title: t.propertyOfId({ id }), text: t.intro }
      : { kind: 'project', id, title: t.projectOfId({ id }), text: t.intro }
  }
}

async function loadProject(id: number, signal: AbortSignal): Promise<InquirySubject> {
  const project = (await call('projects', { signal })).find((one) => one.id === id)
  if (!project) throw notFound()
  return { kind: 'project', id, title: project.name, text: project.summary }
}

async function loadListing(id: number, signal: AbortSignal): Promise<InquirySubject> {
  const { property } = await orNotFound(call('listing', { params: { id }, signal }))
  const { title, price, status } = property
  const purpose = property.purpose ?? undefined
  const isTaken = status === 'sold' || status === 'rented'
  return { kind: 'listing', id, title, text: placeText(property), price, purpose, isTaken }
}
