import { type FormEvent, useId, useRef, useState } from 'react'
import { nextSendStatus, type SendStatus } from '#contract/api/async-state.ts'
import { tidyField } from '#contract/forms/form.ts'
import type { RequestKind } from '#contract/leads/next-steps.ts'
import { CallError } from '#ui/call-error.ts'
import type { FieldState } from '#ui/forms/field-state.ts'
import { useDraft } from '#ui/forms/use-draft.ts'
import { count } from '../analytics.ts'
import { whenReleased } from './after-pointer-up.ts'
import { notifyFailure, notifySuccess } from './notify.ts'
import type { Posted } from './posting.ts'
import {
  fieldErrors,
  fieldMessages,
  fieldNames,
  formValues,
  type SiteForm,
  type Values,
} from './site-form.ts'
import { useSigns } from './use-form-signals.ts'

export type FormOptions<Name extends string, Receipt> = {
  /** The values that the fields start with. */
  initial?: Partial<Values<Name>>
  /** The result of this form when it was sent without JavaScript. */
  posted?: Posted | undefined
  /** Stores typed text under this name over a reload. */
  draft?: string
  attached?: Partial<Record<Name, Attached>>
  onSent?: (receipt: Receipt) => void
}

/** A value that is set otherwise than by typing, and why it may not be sent yet. Drafts do not include it. */
export type Attached = { value: string; error?: string | undefined }

/**
 * A form of the site in the browser: its values, the errors that may be shown yet, and its send status.
 * Submitting while invalid shows every error, moves the focus to the first and sends nothing (D6). Typed
 * text stays after a failure, and sending the same values again uses the same key.
 */
export function useForm<Name extends string, Receipt, Kind extends RequestKind | undefined = RequestKind>(
  site: SiteForm<Name, Receipt, Kind>,
  { initial = {}, posted, draft, attached = {}, onSent }: FormOptions<Name, Receipt> = {},
) {
  const { fields, labels, feature, send } = site
  const { signsOf, proving, isProving } = useSigns()
  const id = useId()
  const empty = formValues(fields, (name) => initial[name] ?? '')
  const wasPosted = posted?.form === site.id ? posted : undefined
  const start = wasPosted ? formValues(fields, (name) => wasPosted.values[name] ?? '') : empty
  const box = useRef<HTMLFormElement>(null)
  const [typed, setTyped, forgetDraft] = useDraft(draft, start, (values) =>
    typedEarlyInto(box.current, values, attached),
  )
  const values = formValues(fields, (name) => attached[name]?.value ?? typed[name])
  const [touched, setTouched] = useState<ReadonlySet<Name>>(new Set())
  const [refusal, setRefusal] = useState<Refusal<Name> | undefined>(
    wasPosted && { values, messages: fieldMessages(fields, wasPosted.errors), problem: wasPosted.problem },
  )
  const [status, setStatus] = useState<SendStatus>('')
  const [receipt, setReceipt] = useState<Receipt>()
  const sent = useRef<{ words: string; key: string }>(undefined)
  const ruleErrors = fieldErrors(site, values)
  const errorOf = (name: Name) => attached[name]?.error ?? ruleErrors[name]
  // A refused value is invalid until it is changed.
  const refused = (name: Name) =>
    refusal?.values[name] === values[name] ? refusal.messages[name] : undefined
  const shown = (name: Name) => refused(name) ?? (touched.has(name) ? errorOf(name) : undefined)

  const isChanged = fieldNames(fields).some((name) => refusal?.values[name] !== values[name])

  /** Several together where one decides about another: changing the type clears the subtype. */
  function change(changes: Partial<Values<Name>>) {
    setTyped({ ...typed, ...changes })
    if (status !== 'sending') setStatus('')
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (status === 'sending') return
    const wrong = fieldNames(fields).find(errorOf)
    if (wrong) {
      setTouched(new Set(fieldNames(fields)))
      setRefusal({ values, messages: {} })
      focusField(event.currentTarget, wrong)
      return
    }
    await sendNow(event.currentTarget)
  }

  async function sendNow(form: HTMLFormElement) {
    const tidied = formValues(fields, (name) => tidyField(fields[name], values[name]))
    const words = JSON.stringify(tidied)
    if (sent.current?.words !== words) sent.current = { words, key: newKey() }
    setStatus('sending')
    try {
      const sending = { idempotencyKey: sent.current.key, signs: signsOf(form) }
      succeed(await proving((more) => send(tidied, { ...sending, signs: { ...sending.signs, ...more } })))
    } catch (thrown) {
      fail(form, thrown)
    }
  }

  function succeed(answer: Receipt) {
    reset()
    setStatus('sent')
    setReceipt(answer)
    if (!site.hasPageAfter) notifySuccess(feature)
    if (site.kind && site.kind !== 'job_application') count('lead_sent', { kind: site.kind })
    onSent?.(answer)
  }

  function fail(form: HTMLFormElement, thrown: unknown) {
    const failure = thrown instanceof CallError ? thrown.failure : undefined
    // A conflict is an answer, not a failure: its reason is shown above the fields.
    setStatus((now) => nextSendStatus(now, failure?.error === 409 ? 'reset' : 'failed'))
    notifyFailure(feature, failure?.error ?? new Error(String(thrown)))
    const messages = fieldMessages(fields, failure?.fields ?? {})
    setRefusal({ values, messages, problem: failure?.message })
    const first = fieldNames(fields).find((name) => messages[name])
    if (first) focusField(form, first)
  }

  function reset() {
    sent.current = undefined
    forgetDraft()
    setTyped(empty)
    setTouched(new Set())
    setRefusal(undefined)
    setStatus('')
    setReceipt(undefined)
  }

  return {
    id: site.id,
    /** The form element that holds the fields. */
    box,
    kind: site.kind,
    feature,
    values,
    // Another file, or none, is another try, too (S4.9).
    status: status === 'error' && isChanged ? '' : status,
    /** The answer to what was sent, until `reset`. */
    receipt,
    isValid: !fieldNames(fields).some(errorOf),
    isProving,
    /** The error of the whole form, where it says more than the toast, or there is no toast. */
    problem: refusal?.problem,
    /** The fields to correct, once sending was refused. */
    summary: refusal
      ? fieldNames(fields).flatMap((name) => {
          const message = shown(name)
          return message ? [{ id: `${id}-${name}`, label: labels[name], message }] : []
        })
      : [],
    submit,
    change,
    reset,
    // No maxLength: browsers silently cut pasted text, and a phone number without its end is another
    // person's.
    /** What a `Field` needs: `<Field {...form.field('name')} />`. */
    field: (name: Name): FieldState => ({
      id: `${id}-${name}`,
      label: labels[name],
      name,
      value: values[name],
      multiline: fields[name].multiline ?? false,
      error: shown(name),
      onValue: (value: string) => change(oneValue(name, value)),
      onLeave: () => whenReleased(() => setTouched((now) => new Set(now).add(name))),
    }),
  }
}

/** The values that could not be sent, with the server's messages by field and for the whole form. */
type Refusal<Name extends string> = {
  values: Values<Name>
  messages: Partial<Values<Name>>
  problem?: string | undefined
}

/** A form as `useForm` gives it, for components that take a part of its fields. */
export type FormWith<Name extends string> = { field: (name: Name) => FieldState }

function oneValue<Name extends string>(name: Name, value: string): Partial<Values<Name>> {
  const values: Partial<Values<Name>> = {}
  values[name] = value
  return values
}

/** Values that are not in the state: on a slow connection visitors type before the scripts have loaded. */
function typedEarlyInto<Name extends string>(
  form: HTMLFormElement | null,
  values: Values<Name>,
  attached: Partial<Record<Name, Attached>>,
): Partial<Values<Name>> {
  const found: Partial<Values<Name>> = {}
  for (const name of fieldNames(values)) {
    const field = attached[name] ? null : form?.elements.namedItem(name)
    const text = field && 'value' in field ? String(field.value) : ''
    if (text !== '' && text !== values[name]) found[name] = text
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
