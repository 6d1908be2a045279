import { useEffect, useState } from 'react'
import { AdminCallError } from '../call.ts'
import { notify, notifyOnTop } from '../components/toasts.ts'
import type { Kept, Kind } from './content-type.ts'
import { dropDraft, keepDraft, readDraft } from './draft.ts'
import type { Values } from './field-spec.ts'
import { isSame, type Merge, merge, pairsOf } from './merge.ts'
import { wireValues } from './wire-values.ts'

/** Somebody saved meanwhile: theirs, and what would become of both. */
export type Collision = Merge & { theirs: Kept; theirValues: Values }

export type RecordForm = {
  item: Kept | undefined
  values: Values
  /** Sets a value, or makes it of what it is by then. */
  set: (name: string, value: unknown | ((before: unknown) => unknown)) => void
  leave: (name: string) => void
  /** The message of a value that was touched and cannot be used, by the way to it. */
  problems: Readonly<Record<string, string>>
  isChanged: boolean
  isSaving: boolean
  /** What was typed before and not saved was put back into the form. */
  isRestored: boolean
  error: string | undefined
  collision: Collision | undefined
  /** Gives the saved one; undefined when it was not saved, and the form says why. */
  save: () => Promise<Kept | undefined>
  /** Begins again with what is saved. */
  discard: () => void
  /** Goes on with these values on top of what the others saved. */
  resolve: (values: Values) => void
}

/** A form of a kept thing, or of a new one without `loaded`. */
export function useRecordForm(kind: Kind, loaded: Kept | undefined): RecordForm {
  const [start] = useState(() => begin(kind, loaded))
  const [item, setItem] = useState(loaded)
  const [base, setBase] = useState(start.base)
  const [values, setValues] = useState(start.values)
  const [isRestored, setRestored] = useState(start.isRestored)
  const [touched, setTouched] = useState<ReadonlySet<string> | 'all'>(new Set<string>())
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [error, setError] = useState<string>()
  const [collision, setCollision] = useState<Collision>()
  const [isSaving, setSaving] = useState(false)
  const isChanged = !isSame(base, values)

  useEffect(() => {
    if (isChanged) keepDraft(kind.path, item?.id, { base, values })
    else dropDraft(kind.path, item?.id)
  }, [kind, item, base, values, isChanged])

  const wrong = kind.check(values)
  const isShown = (way: string) => touched === 'all' || touched.has(way.split('.', 1)[0] ?? '')
  const problems = {
    ...Object.fromEntries(Object.entries(wrong).filter(([way]) => isShown(way))),
    ...refused,
  }

  const take = (saved: Kept) => {
    const now = wireValues(Object.keys(base), saved)
    setItem(saved)
    setBase(now)
    setValues(now)
    setTouched(new Set<string>())
    setRestored(false)
    setCollision(undefined)
  }

  const collide = async () => {
    if (!item) return
    const theirs = await kind.show(item.id)
    const theirValues = wireValues(Object.keys(base), theirs)
    setCollision({ theirs, theirValues, ...merge(base, values, theirValues, pairsOf(kind.sections)) })
  }

  return {
    item,
    values,
    problems,
    isChanged,
    isSaving,
    isRestored,
    error,
    collision,
    set(name, value) {
      setValues((before) => ({
        ...before,
        [name]: typeof value === 'function' ? value(before[name]) : value,
      }))
      setRefused((before) => without(before, name))
    },
    leave: (name) => setTouched((before) => (before === 'all' ? before : new Set([...before, name]))),
    async save() {
      if (isSaving) return undefined
      setError(undefined)
      setTouched('all')
      if (Object.keys(wrong).length > 0) {
        setError('Something is missing or cannot be used: see the marked fields.')
        return undefined
      }
      setSaving(true)
      const { toasts, one } = kind
      try {
        const saved = item ? await kind.change(item, values) : await kind.create(values)
        dropDraft(kind.path, item?.id)
        take(saved)
        if (toasts) notifyOnTop('success', item ? toasts.changed : toasts.created)
        else notify(`The ${one} is saved.`)
        return saved
      } catch (thrown) {
        if (!(thrown instanceof AdminCallError)) throw thrown
        setRefused(thrown.fields)
        setError(thrown.message)
        if (toasts) notifyOnTop('failure', item ? toasts.notChanged : toasts.notCreated)
        if (thrown.status === 409) await collide()
        return undefined
      } finally {
        setSaving(false)
      }
    },
    discard() {
      setValues(base)
      setRefused({})
      setError(undefined)
      setRestored(false)
      setTouched(new Set<string>())
    },
    resolve(chosen) {
      if (!collision) return
      setItem(collision.theirs)
      setBase(collision.theirValues)
      setValues(chosen)
      setCollision(undefined)
      setError(undefined)
    },
  }
}

function begin(kind: Kind, loaded: Kept | undefined) {
  const empty = kind.empty()
  const base = loaded ? wireValues(Object.keys(empty), loaded) : empty
  const draft = readDraft(kind.path, loaded?.id)
  if (!draft) return { base, isRestored: false, values: base }
  const typed = { ...base, ...draft.values }
  // What others saved since it was typed stays, but where it was typed over.
  const { merged } = merge(draft.base, typed, base, pairsOf(kind.sections))
  return { base, isRestored: true, values: merged }
}

function without(messages: Readonly<Record<string, string>>, name: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(messages).filter(([way]) => way !== name && !way.startsWith(`${name}.`)),
  )
}
