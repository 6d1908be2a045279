/** The one form of the admin app: TanStack Form behind what our fields take (ADR 0024). */
import { FormApi, useSelector } from '@tanstack/react-form'
import { useEffect, useRef, useState } from 'react'
import type { FieldMessages } from '#contract/api/api-errors.ts'
import { adminForms as t } from '#messages/admin.ts'
import { AdminCallError } from '../call.ts'

export type FormOptions<Values> = {
  /** The values a form starts with; it is changed while its values differ from them. */
  initial: Values | (() => Values)
  /** Unsaved values that are put back into the form. */
  typed?: (() => Partial<Values> | undefined) | undefined
  /** Finds what is wrong: a message by the path of each value. Shown once the field was left or the form was sent. */
  check?: (values: Values) => FieldMessages
  /** Sends the values. The messages of a refusal are shown at their fields. */
  send: (values: Values) => Promise<unknown>
  /** Called with the reason when the form was not accepted; `status` is the server's, if it was asked. */
  onFailure?: (message: string, status: number | undefined) => void
}

/** What a field takes: `<Field label="Name" {...form.field('name')} />`. */
export type FieldInput<Value> = {
  name: string
  value: Value
  error: string | undefined
  onValue: (value: Value) => void
  onLeave: () => void
}

export type Form<Values> = {
  values: Values
  /** The messages to show by now, by the path of their values. */
  errors: FieldMessages
  /** Why the form as a whole was not accepted. */
  error: string | undefined
  isSending: boolean
  isChanged: boolean
  /** Counts the refused attempts: after each, the focus moves to the first wrong field. */
  failures: number
  field: <Name extends keyof Values & string>(name: Name) => FieldInput<Values[Name]>
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void
  /** Sets a value made of the one before, which may be newer than what was rendered. */
  update: <Name extends keyof Values & string>(
    name: Name,
    next: (before: Values[Name]) => Values[Name],
  ) => void
  change: (values: Partial<Values>) => void
  /** From now on the field's message is shown. */
  leave: (name: string) => void
  /** The values at this moment, ahead of what was rendered. */
  latest: () => Values
  /** Checks and sends, unless it is being sent; returns whether it was accepted. */
  submit: () => Promise<boolean>
  /** Starts again, with other values if given; `typed` become changes of them. */
  restart: (initial?: Values, typed?: Partial<Values>) => void
}

const notValid = t.notValid

export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const latestOptions = useRef(options)
  latestOptions.current = options
  const [api] = useState(() => createForm(latestOptions))
  const values = asValues<Values>(useSelector(api.store, (state) => state.values))
  const fieldMeta = useSelector(api.store, (state) => state.fieldMeta)
  const isSending = useSelector(api.store, (state) => state.isSubmitting)
  const isChanged = useSelector(api.store, (state) => !state.isDefaultValue)
  const wasSent = useSelector(api.store, (state) => state.submissionAttempts > 0)
  const [failure, setFailure] = useState<{ count: number; message?: string }>({ count: 0 })
  useEffect(() => api.mount(), [api])

  const errors = Object.fromEntries(
    Object.entries(fieldMeta).flatMap(([path, meta]) => {
      const isShown = wasSent || fieldMeta[rootName(path)]?.isBlurred
      const message = meta?.errorMap.onServer ?? (isShown ? meta?.errorMap.onChange : undefined)
      return typeof message === 'string' ? [[path, message] as const] : []
    }),
  )
  const update: Form<Values>['update'] = (name, next) => {
    forgetRefusal(api, name)
    const path: string = name
    api.setFieldValue(path, () => next(asValues<Values>(api.state.values)[name]))
  }
  const set: Form<Values>['set'] = (name, value) => update(name, () => value)
  const leave = (name: string) => {
    setMeta(api, name, { isBlurred: true })
    void api.validate('change')
  }
  const fail = (message: string, status?: number) => {
    setFailure(({ count }) => ({ count: count + 1, message }))
    latestOptions.current.onFailure?.(message, status)
    return false
  }
  return {
    values,
    errors,
    error: failure.message,
    isSending,
    isChanged,
    failures: failure.count,
    field: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      onValue: (value) => set(name, value),
      onLeave: () => leave(name),
    }),
    set,
    update,
    change: (part) => changeAll(api, part),
    leave,
    latest: () => asValues<Values>(api.state.values),
    async submit() {
      if (api.state.isSubmitting) return false
      forgetRefusal(api)
      setFailure(({ count }) => ({ count }))
      try {
        await api.handleSubmit()
        return api.state.isSubmitSuccessful || fail(notValid)
      } catch (thrown) {
        if (!(thrown instanceof AdminCallError)) throw thrown
        refuse(api, thrown.fields)
        return fail(thrown.message, thrown.status)
      }
    },
    restart(initial, typed) {
      api.reset(initial && namedValues(initial))
      setFailure(({ count }) => ({ count }))
      if (typed) changeAll(api, typed)
    },
  }
}

type NamedValues = Record<string, unknown>
type Api = ReturnType<typeof createForm>

/** Not the library's `useForm`: at the next rendering it would undo a restart with other values. */
function createForm<Values extends object>(options: { readonly current: FormOptions<Values> }) {
  const { initial, typed } = options.current
  const api = new FormApi({
    defaultValues: namedValues(typeof initial === 'function' ? initial() : initial),
    canSubmitWhenInvalid: true,
    validators: {
      onChange: ({ value }) => {
        const fields = options.current.check?.(asValues<Values>(value)) ?? {}
        return Object.keys(fields).length > 0 ? { fields } : undefined
      },
    },
    onSubmit: ({ value }) => options.current.send(asValues<Values>(value)),
  })
  const restored = typed?.()
  if (restored) changeAll(api, restored)
  return api
}

function changeAll(api: Api, values: object) {
  for (const [name, value] of Object.entries(values)) {
    forgetRefusal(api, name)
    api.setFieldValue(name, () => value, { dontValidate: true })
  }
  void api.validate('change')
}

/** Shows the server's messages, each until its value is changed. */
function refuse(api: Api, messages: FieldMessages) {
  for (const [path, message] of Object.entries(messages)) {
    setMeta(api, path, {}, { onServer: message })
  }
}

function forgetRefusal(api: Api, name?: string) {
  for (const [path, meta] of Object.entries(api.state.fieldMeta)) {
    if (meta?.errorMap.onServer === undefined) continue
    if (name !== undefined && path !== name && !path.startsWith(`${name}.`)) continue
    setMeta(api, path, {}, { onServer: undefined })
  }
}

/** A value that was neither changed nor checked has nothing known of it yet. */
function setMeta(
  api: Api,
  path: string,
  part: { isBlurred?: true },
  errors: { onServer?: string | undefined } = {},
) {
  api.setFieldMeta(path, (meta) => ({
    ...meta,
    ...part,
    errorMap: { ...meta?.errorMap, ...errors },
  }))
}

/** The field that a path such as 'unit_types.2.name' belongs to. */
function rootName(path: string): string {
  return path.split('.', 1)[0] ?? path
}

function namedValues(values: object): NamedValues {
  return Object.fromEntries(Object.entries(values))
}

/** The library knows the values by name alone; they went in as `Values`. */
function asValues<Values>(values: NamedValues): Values {
  return values as Values
}
