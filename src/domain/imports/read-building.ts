import { parseFloor, parseYear } from '#contract/listings/building-text.ts'
import type { Possession, PropertyType } from '#contract/listings/property.ts'
import { importRowErrors as t } from '#messages/admin.ts'
import { buildingInTitle, parsePossession, type ToldBuilding } from '../building/index.ts'
import { type Cells, shortened, textOf, Unreadable } from './cells.ts'
import type { ImportProfile } from './profile.ts'

/** What an advertisement says of its building. */
export interface AdBuilding {
  possession?: Possession | null
  year_built?: number | null
  floor?: number | null
  /** The fields without a column: they were read from the title, and fill a listing's field only while it is empty. */
  fromTitle: readonly BuildingField[]
}

export const buildingFields = ['possession', 'year_built', 'floor'] as const
export type BuildingField = (typeof buildingFields)[number]

/**
 * Reads possession, year and floor from their columns. An empty cell, or a file without the column, leaves the word to
 * the title.
 * @throws Unreadable for a cell that says something else
 */
export function readBuilding(
  cells: Cells,
  profile: ImportProfile,
  { type, title }: { type: PropertyType; title: string },
): AdBuilding {
  const { possession, ...built } = buildingInTitle(title)
  // A plot has neither a year nor a floor of its own.
  const told: ToldBuilding = { ...(possession && { possession }), ...(type !== 'plot' && built) }
  const { columns } = profile
  return {
    ...told,
    ...stated(columns.possession, cellOf('possession', parsePossession, t.notPossession)),
    ...stated(columns.year_built, cellOf('year_built', parseYear, t.notYear)),
    ...stated(columns.floor, cellOf('floor', parseFloor, t.notFloor)),
    fromTitle: buildingFields.filter((field) => !columns[field]),
  }

  function cellOf<Field extends BuildingField>(
    field: Field,
    parse: (text: string) => ToldBuilding[Field] | undefined,
    problem: (values: { text: string }) => string,
  ) {
    return () => {
      const written = textOf(cells, profile, columns[field])
      if (written === '') return { [field]: told[field] ?? null }
      const value = parse(written)
      if (value === undefined) throw new Unreadable(problem({ text: shortened(written) }))
      return { [field]: value }
    }
  }
}

function stated<Cell>(columns: readonly string[] | undefined, read: () => Cell): Cell | undefined {
  return columns && read()
}
