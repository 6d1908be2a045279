import { priceImports, imports as t } from '#messages/admin.ts'
import type { Detail, FoundColumn, Mapping } from './labels.ts'
import { MapRow, Pick } from './map-row.tsx'

type FieldRow = {
  name: keyof Mapping['columns']
  label: string
  hint?: string
  /** How many columns may be put together. */
  most: number
  none: string
}

const fieldRows: readonly FieldRow[] = [
  { name: 'city', label: t.columns.city, most: 1, none: t.chooseColumn },
  { name: 'location', label: t.columns.area, hint: t.columns.areaHint, most: 3, none: t.chooseColumn },
  { name: 'type', label: t.columns.type, most: 1, none: t.sameForAll },
  { name: 'price', label: t.columns.price, most: 1, none: t.chooseColumn },
  {
    name: 'size',
    label: t.columns.size,
    hint: t.columns.sizeHint,
    most: 2,
    none: t.chooseColumn,
  },
  { name: 'beds', label: t.columns.beds, most: 1, none: t.notInFile },
  { name: 'baths', label: t.columns.baths, most: 1, none: t.notInFile },
  { name: 'possession', label: t.columns.possession, most: 1, none: t.fromTitle },
  { name: 'yearBuilt', label: t.columns.yearBuilt, most: 1, none: t.fromTitle },
  { name: 'floor', label: t.columns.floor, most: 1, none: t.fromTitle },
  { name: 'description', label: t.columns.description, most: 3, none: t.madeFromFacts },
  { name: 'titleUr', label: t.columns.titleInUrdu, most: 1, none: t.notInFile },
  { name: 'descriptionUr', label: t.columns.descriptionInUrdu, most: 3, none: t.notInFile },
]

const factsOfPrices: readonly FieldRow['name'][] = [
  'city',
  'location',
  'type',
  'price',
  'size',
  'beds',
  'baths',
]

const priceFieldRows: readonly FieldRow[] = [
  ...fieldRows.filter(({ name }) => factsOfPrices.includes(name)),
  {
    name: 'date',
    label: priceImports.fields.date,
    hint: priceImports.fields.dateHint,
    most: 1,
    none: priceImports.fields.fileDate,
  },
  {
    name: 'currency',
    label: priceImports.fields.currency,
    hint: priceImports.fields.currencyHint,
    most: 1,
    none: t.notInFile,
  },
]

/** The facts that an import of listings or of prices reads from columns. */
export function importFieldRows({ subject }: Pick<Detail, 'subject'>): readonly FieldRow[] {
  return subject === 'prices' ? priceFieldRows : fieldRows
}

/** The columns that a fact is read from, and their values. */
export function ColumnsRow({
  field: { label, hint, most, none },
  columns,
  chosen,
  onChosen,
}: {
  field: FieldRow
  columns: readonly FoundColumn[]
  chosen: readonly string[]
  onChosen: (names: string[]) => void
}) {
  const picks = chosen.length < most ? [...chosen, ''] : chosen
  const put = (at: number, name: string) =>
    onChosen([...chosen.slice(0, at), name, ...chosen.slice(at + 1)].filter((one) => one !== ''))
  return (
    <MapRow label={label} {...(hint && { hint })}>
      {picks.map((name, at) => (
        <Pick
          // biome-ignore lint/suspicious/noArrayIndexKey: the first is the first, whatever it is
          key={at}
          label={at === 0 ? label : t.columnNumber({ label, number: at + 1 })}
          value={name}
          none={at === 0 ? none : t.noMore}
          options={columnOptions(columns)}
          onValue={(picked) => put(at, picked)}
        />
      ))}
      <Samples columns={columns} of={chosen} />
    </MapRow>
  )
}

/** The first texts of the columns, as they would be put together. */
export function Samples({ columns, of }: { columns: readonly FoundColumn[]; of: readonly string[] }) {
  const found = of.map((name) => columns.find((column) => column.name === name)?.samples ?? [])
  const texts = [0, 1, 2]
    .map((at) =>
      found
        .map((samples) => samples[at] ?? '')
        .join(' ')
        .trim(),
    )
    .filter(Boolean)
  if (texts.length === 0) return null
  return <p className="min-w-40 flex-1 truncate text-sm text-muted">{texts.join(' · ')}</p>
}

export function columnOptions(columns: readonly FoundColumn[]): ReadonlyArray<readonly [string, string]> {
  return columns.map(({ name }) => [name, name])
}
