import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { waitingFields } from '#contract/listings/status-transitions.ts'
import { AdminCallError, call } from '../../call.ts'
import { notify, notifyFailure } from '../../components/toasts.ts'
import {
  changedFields,
  draftOf,
  type FormField,
  formOf,
  type ListingForm,
  type Opened,
  readForm,
  withDraft,
} from './listing-form.ts'

/** How the work that is not on the listing yet is kept. */
export type ContentStore = { state: 'none' | 'typing' | 'failed' } | { state: 'kept'; at: string }

/** Somebody saved meanwhile: what they made of it, beside what stands here. */
export type Conflict = {
  theirs: Opened
  /** The fields that were changed here and differ from theirs. */
  fields: FormField[]
  /** Of those, the ones that they changed as well, or may have. */
  both: ReadonlySet<FormField>
  /** What they alone changed: it is taken as it is. */
  taken: FormField[]
}

const restMs = 800

/**
 * One listing being written: what is typed is kept on the server while one types, and goes onto the listing when one
 * saves; whoever saved meanwhile is not overwritten.
 */
export function useListingEditor(opened: Opened, mayPublish: boolean) {
  const router = useRouter()
  const [base, setBase] = useState(() => formOf(opened))
  const [draft] = useState(() => draftThatSays(opened, base))
  const [form, setForm] = useState(() => (draft ? withDraft(base, draft) : base))
  const [version, setVersion] = useState(draft?.baseVersion ?? opened.version)
  const [keeping, setKeeping] = useState<ContentStore>(
    draft ? { state: 'kept', at: draft.savedAt } : { state: 'none' },
  )
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What stands in the fields now, ahead of what was rendered. */
  const latest = useRef(form)
  const beingKept = useRef<Promise<void>>(undefined)
  const keepLatest = useRef(() => {})
  keepLatest.current = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    beingKept.current = keep(latest.current)
  }
  // Whoever leaves between two keystrokes finds the last one as well.
  useEffect(
    () => () => {
      if (timer.current !== undefined) keepLatest.current()
    },
    [],
  )
  // Work that is taken up again, and began with something that is no longer known.
  const isStale = useRef(draft !== undefined && draft.baseVersion < opened.version)
  const changed = changedFields(base, form)
  const { id } = opened
  const params = { id }

  // Confirmed, given another state or looked at anew: what it says may be the same.
  useEffect(() => {
    if (opened.version <= version || isStale.current) return
    const their = formOf(opened)
    const isSame = changedFields(base, their).length === 0
    if (!isSame && changedFields(base, form).length > 0) return
    setVersion(opened.version)
    if (!isSame) {
      latest.current = their
      setBase(their)
      setForm(their)
    } else if (changedFields(base, form).length > 0) {
      timer.current = setTimeout(() => keepLatest.current(), restMs)
    }
  }, [opened, version, base, form])

  function show(next: ListingForm) {
    latest.current = next
    setForm(next)
  }

  function change(fields: Partial<ListingForm>) {
    show({ ...latest.current, ...fields })
    setErrors((before) => without(before, Object.keys(fields)))
    setKeeping({ state: 'typing' })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => keepLatest.current(), restMs)
  }

  async function keep(typed: ListingForm) {
    const fields = changedFields(base, typed)
    try {
      if (fields.length === 0) {
        await call('dropListingDraft', { params })
        return setKeeping({ state: 'none' })
      }
      const body = { base_version: version, content: draftOf(typed, fields) }
      const { data } = await call('keepListingDraft', { params, body })
      setKeeping({ state: 'kept', at: data.savedAt })
    } catch (error) {
      if (!(error instanceof AdminCallError)) throw error
      setKeeping({ state: 'failed' })
    }
  }

  /** Puts what stands here onto the listing. Gives its new version, when it is there. */
  async function save(wanted: ListingForm = latest.current, baseVersion: number = version) {
    if (isSaving) return undefined
    stopKeeping()
    const read = readForm(wanted, mayPublish)
    if (read.errors) {
      setErrors(read.errors)
      notifyFailure('Some fields cannot be saved yet: they say why.')
      return undefined
    }
    setSaving(true)
    try {
      // A draft on its way must not arrive after what it is a draft of.
      await beingKept.current
      const body = { base_version: baseVersion, content: read.content }
      const { data } = await call('saveListing', { params, body })
      const since = changedFields(wanted, latest.current)
      const typed = Object.fromEntries(since.map((field) => [field, latest.current[field]]))
      takeIn(data)
      if (since.length > 0) change(typed)
      return data.version
    } catch (error) {
      if (!(error instanceof AdminCallError)) throw error
      if (error.status === 409) await compare()
      else notifyFailure(error.message)
      setErrors(error.fields)
      return undefined
    } finally {
      setSaving(false)
    }
  }

  function takeIn(fresh: Opened) {
    isStale.current = false
    const next = formOf(fresh)
    setBase(next)
    show(next)
    setVersion(fresh.version)
    setKeeping({ state: 'none' })
    setErrors({})
    setConflict(undefined)
    void router.invalidate()
  }

  function stopKeeping() {
    clearTimeout(timer.current)
    timer.current = undefined
  }

  /** Shows what somebody else made of it meanwhile; what they changed and this one did not is simply taken. */
  async function compare() {
    const { data: theirs } = await call('openListing', { params })
    const their = formOf(theirs)
    const mine = changedFields(base, latest.current)
    const fields = mine.filter(
      (field) => JSON.stringify(latest.current[field]) !== JSON.stringify(their[field]),
    )
    const both = fields.filter(
      (field) => isStale.current || JSON.stringify(base[field]) !== JSON.stringify(their[field]),
    )
    if (mine.length === 0) return takeIn(theirs)
    const taken = changedFields(base, their).filter((field) => !mine.includes(field))
    setConflict({ theirs, fields, both: new Set(both), taken })
  }

  /** Ends a conflict: `mine` are the fields that stay as they stand here. */
  async function resolve({ theirs }: Conflict, mine: readonly FormField[]): Promise<void> {
    const their = formOf(theirs)
    const kept = Object.fromEntries(mine.map((field) => [field, latest.current[field]]))
    const merged = { ...their, ...kept }
    isStale.current = false
    setBase(their)
    show(merged)
    setVersion(theirs.version)
    setConflict(undefined)
    if (mine.length === 0) {
      await call('dropListingDraft', { params })
      return takeIn(theirs)
    }
    if (await save(merged, theirs.version)) notify('Saved, with what your colleague changed.')
  }

  /** Back to what is on the listing now, whoever saved it meanwhile; what was typed can be brought back. */
  async function discard(): Promise<void> {
    stopKeeping()
    const typed = latest.current
    const mine = Object.fromEntries(changedFields(base, typed).map((field) => [field, typed[field]]))
    await beingKept.current
    await call('dropListingDraft', { params })
    takeIn((await call('openListing', { params })).data)
    notify('Changes discarded.', async () => change(mine))
  }

  return {
    form,
    errors,
    keeping,
    isSaving,
    version,
    isChanged: changed.length > 0,
    /** Some of it waits for approval once it is saved. */
    needsApproval: !mayPublish && waitingFields(opened.status, changed, opened.freeFields).length > 0,
    conflict,
    change,
    save,
    compare,
    resolve,
    discard,
    leaveConflict: () => setConflict(undefined),
    takeIn,
  }
}

/** Work that was kept, unless it says no more than the listing does. */
function draftThatSays({ draft }: Opened, base: ListingForm): NonNullable<Opened['draft']> | undefined {
  return draft && changedFields(base, withDraft(base, draft)).length > 0 ? draft : undefined
}

export type ListingEditor = ReturnType<typeof useListingEditor>

function without(errors: Readonly<Record<string, string>>, fields: readonly string[]) {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)))
}
