import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { When } from '../components/relative-time.tsx'
import type { Kept } from './content-type.ts'
import type { Values } from './field-spec.ts'
import type { Collision } from './use-record-form.ts'

/** Somebody else saved meanwhile: what they changed, and a choice for what both did. */
export function CollisionPanel({
  sections,
  collision: { theirs, theirValues, merged, taken, both },
  mine,
  onResolve,
}: {
  sections: ReadonlyArray<{ fields: ReadonlyArray<{ name: string; label: string; with?: string }> }>
  collision: Omit<Collision, 'theirs'> & { theirs: Pick<Kept, 'lastSaved'> }
  mine: Values
  onResolve: (values: Values) => void
}) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const fields = new Map(sections.flatMap((section) => section.fields.map((field) => [field.name, field])))
  const labelOf = (name: string) => fields.get(name)?.label ?? name
  /** Its own name, and that of the value it makes sense with. */
  const namesOf = (name: string) => [name, fields.get(name)?.with ?? []].flat()
  const goOn = () => {
    const names = [...chosen].flatMap(namesOf)
    onResolve({ ...merged, ...Object.fromEntries(names.map((name) => [name, theirValues[name]])) })
  }
  const panel = useRef<HTMLElement>(null)
  // Whoever pressed Save may be far below it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another collision is looked at anew
  useEffect(() => panel.current?.focus(), [theirValues])
  return (
    <section
      ref={panel}
      role="alert"
      tabIndex={-1}
      aria-labelledby="collision"
      className="mb-6 scroll-mt-24 rounded-panel border-2 border-gold bg-white p-5"
    >
      <h2 id="collision" className="text-lg">
        {`${theirs.lastSaved?.by ?? 'Somebody'} saved this `}
        {theirs.lastSaved && <When iso={theirs.lastSaved.at} />}
      </h2>
      <p className="mt-1 text-muted">Nothing is overwritten. Look at what changed, go on, and save again.</p>
      {taken.length > 0 && (
        <p className="mt-3">{`Changed by them alone, and kept: ${taken.map(labelOf).join(', ')}.`}</p>
      )}
      {both.map((name) => (
        <fieldset key={name} className="mt-4">
          <legend className="font-medium">{labelOf(name)}</legend>
          {[false, true].map((isTheirs) => (
            <label key={String(isTheirs)} className="mt-1 flex items-start gap-3">
              <input
                type="radio"
                name={`collision-${name}`}
                checked={chosen.has(name) === isTheirs}
                onChange={() => setChosen((before) => turned(before, name, isTheirs))}
                className="mt-2 size-4.5 shrink-0 accent-green-700"
              />
              <span className="min-w-0 py-1 break-words whitespace-pre-line">
                <span className="text-muted">{isTheirs ? 'Theirs: ' : 'Yours: '}</span>
                {namesOf(name)
                  .map((one) => said((isTheirs ? theirValues : mine)[one]))
                  .join(', ')}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="main" onClick={goOn}>
          Go on with this
        </Button>
        <Button onClick={() => onResolve(theirValues)}>Take theirs, drop mine</Button>
      </div>
    </section>
  )
}

function turned(before: ReadonlySet<string>, name: string, isOn: boolean): ReadonlySet<string> {
  const after = new Set(before)
  if (isOn) after.add(name)
  else after.delete(name)
  return after
}

function said(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ')
  if (Array.isArray(value)) return `a list of ${value.length}`
  return String(value)
}
