import { type FormEvent, useId, useRef, useState } from 'react'
import { nextSendStatus, type SendStatus } from '#contract/async-state.ts'
import { tidyField } from '#contract/form.ts'
import { CallError } from '../api.ts'
import { tellFailure, tellSuccess } from '../shell/toasts.ts'
import type { Posted } from './posting.ts'
import { errorsOf, messagesOf, namesOf, type SiteForm, type Values, valuesOf } from './site-form.ts'
import { useDraft } from './use-draft.ts'

export type FormOptions<Name extends string, Receipt> = {
  /** What stands in the fields at first. */
  initial?: Partial<Values<Name>>
  /** What came of this form when it was sent without JavaScript. */
  posted?: Posted | undefined
  /** Keeps what was typed over a reload under this name. */
  draft?: string
  onSent?: (receipt: Receipt) => void
}

/**
 * A form of the site in the browser: its values, the errors that may be shown yet, and its send status. Submitting
 * while invalid shows every error, moves the focus to the first and sends nothing (decision 6). What was typed stays
 * after a failure, and the same words sent again carry the same key.
 */
export function useForm<Name extends string, Receipt>(
  site: SiteForm<Name, Receipt>,
  { initial = {}, posted, draft, onSent }: FormOptions<Name, Receipt> = {},
) {
  const { fields, labels, feature, send } = site
  const id = useId()
  const empty = valuesOf(fields, (name) => initial[name] ?? '')
  const wasPosted = posted?.form === site.id ? posted : undefined
  const start = wasPosted ? valuesOf(fields, (name) => wasPosted.values[name] ?? '') : empty
  const [values, setValues, forgetDraft] = useDraft(draft, start)
  const [touched, setTouched] = useState<ReadonlySet<Name>>(new Set())
  const [refused, setRefused] = useState(messagesOf(fields, wasPosted?.errors ?? {}))
  const [isRefused, setIsRefused] = useState(wasPosted !== undefined)
  const [status, setStatus] = useState<SendStatus>('')
  const [receipt, setReceipt] = useState<Receipt>()
  const key = useRef<string>(undefined)
  const errors = errorsOf(site, values)
  const shown = (name: Name) => refused[name] ?? (touched.has(name) ? errors[name] : undefined)

  /** Several at once where one decides about another: changing the type clears the subtype. */
  function change(changes: Partial<Values<Name>>) {
    key.current = undefined
    setValues({ ...values, ...changes })
    setRefused(without(refused, changes))
    if (status !== 'sending') setStatus('')
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (status === 'sending') return
    const wrong = namesOf(fields).find((name) => errors[name])
    if (wrong) {
      setTouched(new Set(namesOf(fields)))
      setIsRefused(true)
      focusField(event.currentTarget, wrong)
      return
    }
    await sendNow(event.currentTarget)
  }

  async function sendNow(form: HTMLFormElement) {
    key.current ??= newKey()
    setStatus('sending')
    try {
      succeed(
        await send(
          valuesOf(fields, (name) => tidyField(fields[name], values[name])),
          key.current,
        ),
      )
    } catch (thrown) {
      fail(form, thrown)
    }
  }

  function succeed(answer: Receipt) {
    reset()
    setStatus('sent')
    setReceipt(answer)
    tellSuccess(feature)
    onSent?.(answer)
  }

  function fail(form: HTMLFormElement, thrown: unknown) {
    setStatus((now) => nextSendStatus(now, 'failed'))
    const failure = thrown instanceof CallError ? thrown.failure : undefined
    tellFailure(feature, failure?.error ?? new Error(String(thrown)))
    const messages = messagesOf(fields, failure?.fields ?? {})
    setRefused(messages)
    setIsRefused(true)
    const first = namesOf(fields).find((name) => messages[name])
    if (first) focusField(form, first)
  }

  function reset() {
    key.current = undefined
    forgetDraft()
    setValues(empty)
    setTouched(new Set())
    setRefused({})
    setIsRefused(false)
    setStatus('')
    setReceipt(undefined)
  }

  return {
    id: site.id,
    values,
    status,
    /** The answer to what was sent, until `reset`. */
    receipt,
    isValid: Object.keys(errors).length === 0,
    /** What went wrong as a whole, where no script could say it in a toast. */
    problem: wasPosted?.problem,
    /** The fields to put right, once sending was refused. */
    summary: isRefused
      ? namesOf(fields).flatMap((name) => {
          const message = shown(name)
          return message ? [{ id: `${id}-${name}`, label: labels[name], message }] : []
        })
      : [],
    submit,
    change,
    reset,
    // No maxLength: a browser cuts what is pasted without a word, and a phone without its end is another's phone.
    /** What a `Field` needs: `<Field {...form.field('name')} />`. */
    field: (name: Name): FieldState => ({
      id: `${id}-${name}`,
      label: labels[name],
      name,
      value: values[name],
      multiline: fields[name].multiline ?? false,
      error: shown(name),
      onValue: (value: string) => change(oneValue(name, value)),
      onLeave: () => setTouched((now) => new Set(now).add(name)),
    }),
  }
}

/** What a field shows and tells. */
export type FieldState = {
  id: string
  label: string
  name: string
  value: string
  multiline: boolean
  error: string | undefined
  onValue: (value: string) => void
  onLeave: () => void
}

/** A form as `useForm` gives it, for components that take a part of its fields. */
export type FormWith<Name extends string> = { field: (name: Name) => FieldState }

function oneValue<Name extends string>(name: Name, value: string): Partial<Values<Name>> {
  const values: Partial<Values<Name>> = {}
  values[name] = value
  return values
}

function without<Name extends string>(
  messages: Partial<Values<Name>>,
  changes: Partial<Values<Name>>,
): Partial<Values<Name>> {
  const left = { ...messages }
  for (const name in changes) delete left[name]
  return left
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

/** Random enough to tell two sendings apart; `randomUUID` is missing on plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}
