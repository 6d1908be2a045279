import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ago } from '../../labels.ts'
import { fieldLabels, fieldText } from './field-texts.ts'
import { type FormField, formOf, type ListingForm } from './listing-form.ts'
import type { Conflict } from './use-listing-editor.ts'

type Side = 'mine' | 'theirs'

/** What two people made of one listing, field by field: whoever saves second chooses, and nothing is lost unseen. */
export function Differences({
  conflict,
  form,
  names,
  onResolve,
}: {
  conflict: Conflict
  form: ListingForm
  /** The names behind ids: of cities, areas, agents. */
  names: (field: FormField, value: number) => string | undefined
  onResolve: (mine: FormField[]) => void
}) {
  const { theirs, fields, both, taken } = conflict
  const their = formOf(theirs)
  const [chosen, setChosen] = useState<Partial<Record<FormField, Side>>>(() =>
    Object.fromEntries(fields.filter((field) => !both.has(field)).map((field) => [field, 'mine'])),
  )
  const open = fields.filter((field) => chosen[field] === undefined)
  const show = (of: ListingForm, field: FormField) => fieldText(of, field, names)
  return (
    <div className="px-6 pb-6">
      <p className="mb-4 max-w-prose text-muted">
        {`Somebody saved this listing ${ago(theirs.updatedAt, Date.now())}, after you began. What they changed and you did not is taken as it is. Choose for the rest; nothing is saved before.`}
      </p>
      {taken.length > 0 && (
        <div className="mb-4 rounded-card bg-sand px-4 py-3">
          <p className="mb-1 text-sm text-muted">Changed by them alone, and taken</p>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
            {taken.map((field) => (
              <div key={field} className="contents">
                <dt className="font-medium">{fieldLabels[field]}</dt>
                <dd className="line-clamp-3 break-words">{show(their, field)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <ul className="space-y-4">
        {fields.map((field) => (
          <li key={field}>
            <fieldset>
              <legend className="mb-1.5 font-medium">
                {fieldLabels[field]}
                {both.has(field) && (
                  <span className="ml-2 text-sm font-normal text-gold-700">you both changed it</span>
                )}
              </legend>
              <div className="grid gap-2 sm:grid-cols-2">
                {(['mine', 'theirs'] as const).map((side) => (
                  <label
                    key={side}
                    className="flex cursor-pointer gap-3 rounded-card border border-field p-3 has-checked:border-green-700 has-checked:bg-green-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
                  >
                    <input
                      type="radio"
                      name={field}
                      checked={chosen[field] === side}
                      onChange={() => setChosen({ ...chosen, [field]: side })}
                      className="mt-1 size-4.5 shrink-0 accent-green-700"
                    />
                    <span className="min-w-0">
                      <span className="block text-sm text-muted">{side === 'mine' ? 'Yours' : 'Theirs'}</span>
                      <span className="line-clamp-6 break-words whitespace-pre-line">
                        {show(side === 'mine' ? form : their, field)}
                      </span>
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button
          variant="main"
          aria-disabled={open.length > 0}
          onClick={() => {
            if (open.length === 0) onResolve(fields.filter((field) => chosen[field] === 'mine'))
          }}
        >
          Save this
        </Button>
        {open.length > 0 && (
          <p className="text-muted">{`Still to choose: ${open.map((field) => fieldLabels[field]).join(', ')}`}</p>
        )}
      </div>
    </div>
  )
}
