import { imports as t } from '#messages/admin.ts'
import { count } from './labels.ts'

type CountsOf = Readonly<
  Record<'read' | 'added' | 'changed' | 'unchanged' | 'duplicates' | 'refused', number>
>

const shown: ReadonlyArray<readonly [keyof CountsOf, string]> = [
  ['added', t.counts.added],
  ['changed', t.counts.changed],
  ['unchanged', t.counts.unchanged],
  ['duplicates', t.counts.duplicates],
  ['refused', t.counts.refused],
  ['read', t.counts.rows],
]

/** Every row that was read is in one of the others. */
export function Counts({ counts }: { counts: CountsOf }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3 xl:grid-cols-6">
      {shown.map(([name, label]) => (
        <div key={name} className="flex flex-col-reverse bg-white p-4">
          <dt className="text-sm text-muted">{label}</dt>
          <dd
            className={`text-2xl font-semibold tabular-nums ${name === 'refused' && counts[name] > 0 ? 'text-danger' : ''}`}
          >
            {count(counts[name])}
          </dd>
        </div>
      ))}
    </dl>
  )
}
