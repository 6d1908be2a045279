import { agency } from '#agency'
import { formatSize } from '#contract/listings/convert-size.ts'
import { projectPath } from '#contract/paths.ts'
import { whatsAppLink } from '#contract/text/phones.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import type { Project } from './project-data.ts'

type Approval = Project['approval']

/** 'E-11, Islamabad': where a project is, as a visitor says it. */
export function placeOfProject({ area, city }: Pick<Project, 'area' | 'city'>): string {
  return area ? `${area.name}, ${city.name}` : city.name
}

/** How far a project's approval is, in one sentence without its full stop. */
export function approvalText({ authority, status }: Pick<Approval, 'authority' | 'status'>): string {
  if (status === 'approved') return `Approved by ${authority}`
  return status === 'in process' ? `Approval of ${authority} in process` : 'No approval is required here'
}

/** How many units there are of all kinds, and how many of them are still to be had. */
export function unitsLeft(units: ReadonlyArray<{ total: number; available: number }>) {
  return {
    total: units.reduce((sum, { total }) => sum + total, 0),
    available: units.reduce((sum, { available }) => sum + available, 0),
  }
}

type UnitFacts = Pick<Project['unit_types'][number], 'beds' | 'baths' | 'size'>

/** '2 beds, 2 baths, 1,125 sq ft' */
export function factsOfUnit({ beds, baths, size }: UnitFacts): string {
  const rooms = [counted(beds, 'bed'), counted(baths, 'bath')].filter((text) => text !== undefined)
  return [...rooms, formatSize(size)].join(', ')
}

function counted(count: number | null, noun: string): string | undefined {
  return count ? `${count} ${noun}${count === 1 ? '' : 's'}` : undefined
}

/** A link that opens WhatsApp with the project named in the text. */
export function whatsAppAboutProject(project: Pick<Project, 'id' | 'name' | 'slug'>): string {
  const text = `Hello, I am interested in ${project.name}: ${absolutePage(projectPath(project))}`
  return whatsAppLink(agency.whatsApp, text)
}
