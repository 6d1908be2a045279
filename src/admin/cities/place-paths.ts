import type { Answer } from '../call.ts'

export type StaffArea = Answer<'adminAreas'>['data'][number]

/** 'Phase 6, DHA Lahore': an area with all areas around it, from the inside outwards. */
export function fullAreaName(area: StaffArea, areas: readonly StaffArea[]): string {
  const parent = areas.find(({ id }) => id === area.parentId)
  return parent ? `${area.name}, ${fullAreaName(parent, areas)}` : area.name
}
