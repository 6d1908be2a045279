import { imports as t } from '#messages/admin.ts'
import { count } from './labels.ts'
import { Pick } from './map-row.tsx'

type Value = { value: string; count: number }

/** Every text of a column with its meaning; rows with a text without meaning are refused. */
export function ValueTable<Meaning extends string>({
  label,
  values,
  options,
  meaningOf,
  onMeaning,
}: {
  label: string
  values: readonly Value[]
  options: ReadonlyArray<readonly [Meaning, string]>
  meaningOf: (text: string) => Meaning | undefined
  onMeaning: (text: string, meaning: Meaning | undefined) => void
}) {
  return (
    <ul className="grid w-full gap-x-8 gap-y-2 xl:grid-cols-2">
      {values.map(({ value, count: times }) => (
        <li key={value} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="min-w-32 flex-1 truncate">
            {value} <span className="text-sm text-muted tabular-nums">{count(times)}</span>
          </span>
          <Pick
            label={`${label}: ${value}`}
            value={meaningOf(value) ?? ''}
            none={t.skipRows}
            options={options}
            onValue={(text) => onMeaning(value, options.find(([one]) => one === text)?.[0])}
          />
        </li>
      ))}
    </ul>
  )
}
