import { agency } from '#agency'
import { formatSize } from '#contract/listings/format-size.ts'
import { typeOf } from '#contract/listings/property.ts'
import { projectPath } from '#contract/paths.ts'
import { joinList } from '#contract/text/join-list.ts'
import { whatsAppLink } from '#contract/text/phones.ts'
import { project as t, projectUnits as units } from '#messages/site.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import type { Project } from './project-data.ts'

type Approval = NonNullable<Project['approval']>

/** 'E-11, Islamabad': where a project is, as a visitor says it. */
export function placeOfProject({ area, city }: Pick<Project, 'area' | 'city'>): string {
  return joinList([area?.name, city?.name])
}

/** 'Approved by CDA': the status of a project's approval. */
export function approvalText({ authority, status }: Pick<Approval, 'authority' | 'status'>): string {
  if (status === 'approved') return t.approval.approved({ authority })
  return status === 'in process' ? t.approval.inProcess({ authority }) : t.approval.notRequired
}

/** How many units there are of all types, and how many of them are available. */
export function unitsLeft(units: ReadonlyArray<{ total: number; available: number }>) {
  return {
    total: units.reduce((sum, { total }) => sum + total, 0),
    available: units.reduce((sum, { available }) => sum + available, 0),
  }
}

type UnitFacts = Pick<Project['unit_types'][number], 'beds' | 'baths' | 'size'>

/** '2 beds, 2 baths, 1,125 sq ft' */
export function factsOfUnit({ beds, baths, size }: UnitFacts): string {
  return joinList([...roomLabels({ beds, baths }), formatSize(size)])
}

/** '2 beds' and '2 baths', without those that the unit does not have. */
export function roomLabels({ beds, baths }: Pick<UnitFacts, 'beds' | 'baths'>) {
  return [beds && units.beds({ count: beds }), baths && units.baths({ count: baths })].map(
    (text) => text || undefined,
  )
}

/** A project of plots has plot layouts, any other one floor plans. */
export function floorPlansTitle({ unit_types }: Pick<Project, 'unit_types'>): string {
  const isOfPlots = unit_types.length > 0 && unit_types.every(({ subtype }) => typeOf(subtype) === 'plot')
  return isOfPlots ? t.links.plotLayouts : t.links.floorPlans
}

/** A link that opens WhatsApp with the project named in the text. */
export function whatsAppAboutProject(project: Pick<Project, 'id' | 'name' | 'slug'>): string {
  const text = t.whatsApp({ project: project.name, url: absolutePage(projectPath(project)) })
  return whatsAppLink(agency.whatsApp, text)
}
