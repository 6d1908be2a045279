import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'

const pauseMs = 600

/**
 * A filter that is typed: it counts once the typing pauses, or when the field is left. While it makes no sense the
 * search stays as it was and the note says why.
 */
export function TypedField<Value extends string | number>({
  label,
  name,
  value,
  write = String,
  read,
  understood,
  onCommit,
  complaint,
  error,
  waits = false,
  ...input
}: {
  label: string
  name: string
  value: Value | undefined
  write?: (value: Value) => string
  /** The value that a text means; undefined when it means none. */
  read: (text: string) => Value | undefined
  /** Says under the field what was understood. */
  understood?: (value: Value) => string
  onCommit: (value: Value | undefined) => void
  /** What to say to a text that means nothing. */
  complaint?: string
  /** What the server said about it. */
  error?: string | undefined
  /** Counts only when the field is left or Enter is pressed. */
  waits?: boolean
  inputMode?: 'text' | 'decimal' | 'search'
  placeholder?: string
  type?: 'text' | 'search'
}) {
  const id = useId()
  const written = value === undefined ? '' : write(value)
  const [text, setText] = useState(written)
  const [isTyping, setTyping] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isFilled = text.trim() !== ''
  const meant = isFilled ? read(text) : undefined
  const problem = error ?? (isFilled && meant === undefined && !isTyping ? complaint : undefined)
  const note = problem ?? (meant === undefined ? undefined : understood?.(meant))

  // A chip taken away, or Back, changes the field from outside; what says the same stays as it was typed.
  const follow = useEffectEvent((written: string) =>
    setText((typed) => (value !== undefined && read(typed) === value ? typed : written)),
  )
  useEffect(() => follow(written), [written])
  useEffect(() => () => clearTimeout(timer.current), [])

  function commit(typed: string) {
    clearTimeout(timer.current)
    setTyping(false)
    const next = typed.trim() === '' ? undefined : read(typed)
    const isUsable = next !== undefined || typed.trim() === ''
    if (isUsable && next !== value) onCommit(next)
  }

  return (
    <div className="min-w-0 flex-1">
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        {label}
      </label>
      <input
        type="text"
        autoComplete="off"
        {...input}
        id={id}
        name={name}
        value={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={({ currentTarget }) => {
          setTyping(true)
          setText(currentTarget.value)
          clearTimeout(timer.current)
          if (!waits) timer.current = setTimeout(() => commit(currentTarget.value), pauseMs)
        }}
        onBlur={({ currentTarget }) => commit(currentTarget.value)}
        className={`block min-h-11 w-full rounded-input border bg-white px-3 text-base placeholder:text-muted ${problem ? 'border-danger' : 'border-field'}`}
      />
      {note && (
        <p id={`${id}-note`} className={`mt-1 text-sm ${problem ? 'text-danger' : 'text-muted'}`}>
          {note}
        </p>
      )}
    </div>
  )
}
