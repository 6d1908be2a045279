import { useEffect, useId, useState } from 'react'
import { Field, FieldNote, fieldBox } from '../../ui/field.tsx'
import { CheckField } from '../ui/check-field.tsx'
import { type InputProps, textOf } from './field-of.tsx'

/** A number; while it is none the text stays as typed, and its message says so. */
export function NumberInput({ value, onValue, ...props }: InputProps) {
  const [text, setText] = useState(textOf(value))
  // What the form makes of it: begun again, merged with what others saved.
  useEffect(() => setText((typed) => (numberOf(typed) === value ? typed : textOf(value))), [value])
  const type = (typed: string) => {
    setText(typed)
    onValue(numberOf(typed))
  }
  return <Field {...props} value={text} inputMode="decimal" autoComplete="off" onValue={type} />
}

/** Nothing is null; what is no number stays text, which every schema refuses. */
export function numberOf(typed: string): number | string | null {
  const bare = typed.replaceAll(',', '').trim()
  if (bare === '') return null
  const number = Number(bare)
  return Number.isFinite(number) ? number : typed
}

/** A box to tick. */
export function CheckInput({ label, name, hint, value, onValue }: InputProps) {
  return <CheckField label={label} name={name} hint={hint} isChecked={value === true} onChecked={onValue} />
}

export type Options = ReadonlyArray<readonly [value: string | number, label: string]>

/** The device's own select in the look of a field; `none` is the choice that means nothing was chosen. */
export function ChoiceInput({
  label,
  name,
  hint,
  value,
  error,
  onValue,
  onLeave,
  options,
  none,
}: InputProps & { options: Options; none?: string }) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className="relative">
      <select
        id={id}
        name={name}
        value={textOf(value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={({ currentTarget }) =>
          onValue(options.find(([one]) => String(one) === currentTarget.value)?.[0] ?? null)
        }
        onBlur={onLeave}
        className={`${fieldBox} truncate ${error ? 'border-danger' : 'border-field'}`}
      >
        {(none !== undefined || !options.some(([one]) => one === value)) && (
          <option value="">{none ?? ''}</option>
        )}
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
      <label htmlFor={id} className="pointer-events-none absolute top-2 left-3.5 text-xs text-muted">
        {label}
      </label>
      <FieldNote id={`${id}-note`} tone={error ? 'error' : 'hint'}>
        {note}
      </FieldNote>
    </div>
  )
}

/** Short words, one in each line. */
export function WordsInput({ value, onValue, onLeave, error, problems, ...props }: InputProps) {
  const words = Array.isArray(value) ? value.map(textOf) : []
  const [text, setText] = useState(words.join('\n'))
  const inside = Object.entries(problems).find(([way]) => way.startsWith(`${props.name}.`))?.[1]
  const said = words.join('\n')
  useEffect(() => setText((typed) => (linesOf(typed).join('\n') === said ? typed : said)), [said])
  return (
    <div className="[&_textarea]:min-h-28">
      <Field
        {...props}
        hint={props.hint ?? 'One in each line'}
        error={inside ?? error}
        value={text}
        multiline
        onLeave={onLeave}
        onValue={(typed) => {
          setText(typed)
          onValue(linesOf(typed))
        }}
      />
    </div>
  )
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
