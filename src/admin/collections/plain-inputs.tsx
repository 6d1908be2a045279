import { useEffect, useId, useState } from 'react'
import { formatAmount } from '#contract/text/money.ts'
import { parsePrice } from '#contract/text/read-price.ts'
import { parseNumber } from '#contract/text/typed-number.ts'
import { adminCollections as t } from '#messages/admin.ts'
import { Field, FieldNote } from '#ui/field.tsx'
import { CheckField } from '#ui/forms/check-field.tsx'
import { Choice } from '../components/choice.tsx'
import { type InputProps, type ListInputProps, toInputText } from './input-props.ts'

/** A number; while it is none the text stays as typed, and its message says so. */
export function NumberInput(props: InputProps) {
  return <TypedNumber {...props} read={parseNumberInput} />
}

function TypedNumber({
  value,
  onValue,
  read,
  ...props
}: InputProps & { read: (typed: string) => number | string | null }) {
  const [text, setText] = useState(toInputText(value))
  // What the form makes of it: begun again, merged with what others saved.
  useEffect(() => setText((typed) => (read(typed) === value ? typed : toInputText(value))), [value, read])
  const type = (typed: string) => {
    setText(typed)
    onValue(read(typed))
  }
  return <Field {...props} value={text} inputMode="decimal" autoComplete="off" onValue={type} />
}

/** An amount of PKR as people type it, with what was understood under it. */
export function MoneyInput({ value, hint, ...props }: InputProps) {
  const understood = typeof value === 'number' && value > 0 ? formatAmount(value) : hint
  return <TypedNumber {...props} value={value} hint={understood} read={parseAmountInput} />
}

/** Whole PKR; null when empty. An invalid amount stays text, which every schema refuses. */
function parseAmountInput(typed: string): number | string | null {
  return typed.trim() === '' ? null : (parsePrice(typed) ?? typed)
}

/** Null when empty; an invalid number stays text, which every schema refuses. */
export function parseNumberInput(typed: string): number | string | null {
  if (typed.trim() === '') return null
  const negative = /^\s*[-−]\s*(.+)$/s.exec(typed)?.[1]
  const number = parseNumber(negative ?? typed)
  if (number === undefined) return typed
  return negative === undefined ? number : -number
}

/** A box to tick. */
export function CheckInput({ label, name, hint, value, onValue }: InputProps) {
  return <CheckField label={label} name={name} hint={hint} checked={value === true} onChecked={onValue} />
}

export type Options = ReadonlyArray<readonly [value: string | number, label: string]>

/** One of a few; `none` is the choice that means nothing was chosen. */
export function ChoiceInput({
  value,
  options,
  none,
  ...props
}: InputProps & { options: Options; none?: string }) {
  const known = none === undefined ? options : [[null, none] as const, ...options]
  return (
    <Choice<string | number | null>
      {...props}
      none=""
      value={options.find(([one]) => one === value)?.[0] ?? null}
      options={known}
    />
  )
}

/** Boxes to tick, in the order of their options. */
export function ChoicesInput({
  label,
  name,
  hint,
  value,
  error,
  onValue,
  options,
}: InputProps & { options: ReadonlyArray<readonly [value: string, label: string]> }) {
  const id = useId()
  const chosen = Array.isArray(value) ? value.map(toInputText) : []
  const note = error ?? hint
  return (
    <fieldset aria-describedby={note ? `${id}-note` : undefined} aria-invalid={error ? true : undefined}>
      <legend className="mb-2 text-sm text-muted">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map(([one, text]) => (
          <CheckField
            key={one}
            label={text}
            name={name}
            hint={undefined}
            checked={chosen.includes(one)}
            onChecked={(isChecked) =>
              onValue(
                options
                  .map(([option]) => option)
                  .filter((option) => (option === one ? isChecked : chosen.includes(option))),
              )
            }
          />
        ))}
      </div>
      <FieldNote id={`${id}-note`} tone={error ? 'error' : 'hint'}>
        {note}
      </FieldNote>
    </fieldset>
  )
}

/** Short texts, one in each line. */
export function TextListInput({
  value,
  onValue,
  onUpdate: _,
  onLeave,
  error,
  errors,
  ...props
}: ListInputProps) {
  const saved = (Array.isArray(value) ? value.map(toInputText) : []).join('\n')
  const [text, setText] = useState(saved)
  const inside = Object.entries(errors).find(([path]) => path.startsWith(`${props.name}.`))?.[1]
  useEffect(() => setText((typed) => (splitLines(typed).join('\n') === saved ? typed : saved)), [saved])
  return (
    <div className="[&_textarea]:min-h-28">
      <Field
        {...props}
        hint={props.hint ?? t.onePerLine}
        error={inside ?? error}
        value={text}
        multiline
        onLeave={onLeave}
        onValue={(typed) => {
          setText(typed)
          onValue(splitLines(typed))
        }}
      />
    </div>
  )
}

function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
