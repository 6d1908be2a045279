import { type ComponentProps, useId } from 'react'

export type FieldProps = {
  /** Where links to the field lead. */
  id?: string
  label: string
  name: string
  value: string
  /** Gives the typed text on every change. */
  onValue: (value: string) => void
  /** Called when the visitor leaves the field: from then on its error may show. */
  onLeave?: () => void
  /** What helps before anything is typed. */
  hint?: string | undefined
  /** Shown instead of the hint while nothing is wrong yet, such as a likely slip. */
  warning?: string | undefined
  /** The message to show; give it only once the field was touched. */
  error?: string | undefined
  required?: boolean
  multiline?: boolean
  /** Where the focus starts when an overlay opens. */
  startsFocused?: boolean
  /** Of what is typed, where it is not the page's. */
  lang?: 'ur'
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'enterKeyHint'>

/** The box of a field, for an input, a textarea or a select. */
export const fieldBox =
  'peer block w-full rounded-input border bg-white px-3.5 pt-[1.5rem] pb-[0.5rem] text-base text-ink transition-colors duration-150 placeholder:opacity-0'

/** What a browser gives a format of its own, and HTML no placeholder. */
const withoutPlaceholder: ReadonlySet<string> = new Set(['date', 'datetime-local', 'month', 'time'])

/**
 * A text field (or a textarea) with its label inside the box: large like a placeholder while the field is empty,
 * small above the text from then on, so that it is always visible. Under it one line: the error, else the
 * warning, else the hint.
 */
export function Field({
  id: ownId,
  label,
  name,
  value,
  onValue,
  onLeave,
  hint,
  warning,
  error,
  required,
  multiline,
  startsFocused,
  lang,
  ...input
}: FieldProps) {
  const madeId = useId()
  const id = ownId ?? madeId
  const note = error ?? warning ?? hint
  const shared = {
    id,
    name,
    value,
    placeholder: withoutPlaceholder.has(input.type ?? '') ? undefined : label,
    required,
    lang,
    dir: lang && 'rtl',
    'data-autofocus': startsFocused || undefined,
    ref: startsFocused ? focusInOverlay : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': note ? `${id}-note` : undefined,
    onBlur: onLeave,
    onChange: (event: { currentTarget: { value: string } }) => onValue(event.currentTarget.value),
    className: `${fieldBox} ${error ? 'border-danger' : 'border-field'}`,
  }
  return (
    <div className="relative">
      {multiline ? <textarea rows={4} {...shared} /> : <input type="text" {...input} {...shared} />}
      <label
        htmlFor={id}
        className="pointer-events-none absolute top-[0.5rem] start-3.5 max-w-[calc(100%-28px)] origin-start rounded-sm bg-white text-xs text-muted transition-transform duration-150 peer-placeholder-shown:max-w-[calc(75%-21px)] peer-placeholder-shown:translate-y-[0.5rem] peer-placeholder-shown:scale-[1.333] peer-focus:translate-y-0 peer-focus:scale-100 peer-autofill:translate-y-0 peer-autofill:scale-100 peer-autofill:bg-transparent"
      >
        {label}
      </label>
      <FieldNote id={`${id}-note`} tone={error ? 'error' : warning ? 'warning' : 'hint'}>
        {note}
      </FieldNote>
    </div>
  )
}

/** A form that arrives after its overlay opened takes the focus itself; on a page of its own it does not. */
function focusInOverlay(field: HTMLElement | null) {
  if (field?.closest('dialog[open]')) field.focus()
}

const tones = { error: 'text-danger', warning: 'text-gold-700', hint: 'text-muted' }

/** The one line under a field, which describes it; a form's summary is what is read out (D6). */
export function FieldNote({
  id,
  tone,
  children,
}: {
  id: string
  tone: keyof typeof tones
  children: string | undefined
}) {
  if (!children) return null
  return (
    <p id={id} className={`mt-1 text-sm ${tones[tone]}`}>
      {children}
    </p>
  )
}
