import { type FormEvent, useRef, useState } from 'react'
import { nextSendStatus, type SendStatus } from '#contract/async-state.ts'
import { type FormFields, formErrors, tidyField } from '#contract/form.ts'
import type { ToastFeature } from '#contract/messages.ts'
import { CallError } from '../api.ts'
import { tellFailure, tellSuccess } from '../shell/toasts.ts'
import { useDraft } from './use-draft.ts'

type Values<Name extends string> = Record<Name, string>

export type FormPlan<Name extends string> = {
  /** What each field accepts: `inquiryFields` of the contract. */
  fields: Readonly<Record<Name, FormFields[string]>>
  /** Whose toasts tell how it went. */
  feature: Exclude<ToastFeature, 'franchise'>
  /** Sends the tidied values. The same key twice stores one lead. */
  send: (values: Values<Name>, idempotencyKey: string) => Promise<unknown>
  /** What stands in the fields at first, and what the server said about what was sent without JavaScript. */
  initial?: Partial<Values<Name>>
  serverErrors?: Partial<Values<Name>>
  /** Keeps what was typed over a reload under this name. */
  draft?: string
  onSent?: () => void
}

/**
 * A form of the contract: its values, the errors that may be shown yet, and its send status. Submitting while
 * invalid shows every error, moves the focus to the first and sends nothing (decision 6). What was typed stays
 * after a failure, and the same words sent again carry the same key.
 */
export function useForm<Name extends string>(plan: FormPlan<Name>) {
  const { fields, feature, send, onSent } = plan
  const empty = emptyValues(fields, plan.initial)
  const [values, setValues, forgetDraft] = useDraft(plan.draft, empty)
  const [touched, setTouched] = useState<ReadonlySet<Name>>(new Set())
  const [refused, setRefused] = useState<Partial<Values<Name>>>(plan.serverErrors ?? {})
  const [status, setStatus] = useState<SendStatus>('')
  const key = useRef<string>(undefined)
  const errors = formErrors<Name>(fields, values)

  function change(name: Name, value: string) {
    key.current = undefined
    setValues({ ...values, [name]: value })
    setRefused({ ...refused, [name]: undefined })
    if (status !== 'sending') setStatus('')
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (status === 'sending') return
    const wrong = namesOf(fields).find((name) => errors[name])
    if (wrong) {
      setTouched(new Set(namesOf(fields)))
      focusField(event.currentTarget, wrong)
      return
    }
    await sendNow(event.currentTarget)
  }

  async function sendNow(form: HTMLFormElement) {
    key.current ??= newKey()
    setStatus('sending')
    try {
      await send(tidied(fields, values), key.current)
    } catch (thrown) {
      fail(form, thrown)
      return
    }
    key.current = undefined
    forgetDraft()
    setValues(empty)
    setTouched(new Set())
    setStatus((now) => nextSendStatus(now, 'succeeded'))
    tellSuccess(feature)
    onSent?.()
  }

  function fail(form: HTMLFormElement, thrown: unknown) {
    setStatus((now) => nextSendStatus(now, 'failed'))
    const failure = thrown instanceof CallError ? thrown.failure : undefined
    tellFailure(feature, failure?.error ?? new Error(String(thrown)))
    const messages = known(fields, failure?.fields ?? {})
    setRefused(messages)
    const first = namesOf(fields).find((name) => messages[name])
    if (first) focusField(form, first)
  }

  return {
    values,
    status,
    isValid: Object.keys(errors).length === 0,
    submit,
    // No maxLength: a browser cuts what is pasted without a word, and a phone without its end is another's phone.
    /** What a `Field` needs: `<Field label="Name" {...form.field('name')} />`. */
    field: (name: Name) => ({
      name,
      value: values[name],
      multiline: fields[name].multiline ?? false,
      error: refused[name] ?? (touched.has(name) ? errors[name] : undefined),
      onValue: (value: string) => change(name, value),
      onLeave: () => setTouched((now) => new Set(now).add(name)),
    }),
  }
}

function namesOf<Name extends string>(fields: Readonly<Record<Name, unknown>>): Name[] {
  // Object.keys forgets the names it was given; the record has exactly these.
  return Object.keys(fields) as Name[]
}

function emptyValues<Name extends string>(
  fields: Readonly<Record<Name, unknown>>,
  initial: Partial<Values<Name>> = {},
): Values<Name> {
  return mapped(fields, (name) => initial[name] ?? '')
}

function tidied<Name extends string>(
  fields: Readonly<Record<Name, FormFields[string]>>,
  values: Values<Name>,
): Values<Name> {
  return mapped(fields, (name) => tidyField(fields[name], values[name]))
}

function mapped<Name extends string>(
  fields: Readonly<Record<Name, unknown>>,
  value: (name: Name) => string,
): Values<Name> {
  // Built from every name of the record, which is what the type says.
  return Object.fromEntries(namesOf(fields).map((name) => [name, value(name)])) as Values<Name>
}

/** Only messages of fields that this form has; others are told by the toast. */
function known<Name extends string>(
  fields: Readonly<Record<Name, unknown>>,
  messages: Readonly<Record<string, string>>,
): Partial<Values<Name>> {
  const found: Partial<Values<Name>> = {}
  for (const name of namesOf(fields)) {
    const message = messages[name]
    if (message) found[name] = message
  }
  return found
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

/** Random enough to tell two sendings apart; `randomUUID` is missing on plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}
