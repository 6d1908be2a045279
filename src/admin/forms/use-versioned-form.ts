/** A form for a record that several people may change: it overwrites no one's changes and loses no text. */
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { adminForms as t } from '#messages/admin.ts'
import { AdminCallError } from '../call.ts'
import { notify, notifyFailure } from '../components/toasts.ts'
import type { Drafts } from './drafts.ts'
import { changes, type Groups, isSame, type Merge, merge, pick } from './merge.ts'
import { openForm, type Versioned } from './open-form.ts'
import { useDraft } from './use-draft.ts'
import { type Form, type FormOptions, useForm } from './use-form.ts'

/** What saving did: `merged` is a change that had to be merged with a colleague's. */
export type Saved = 'created' | 'changed' | 'merged'

/** A colleague saved a newer version: what they saved, and the merge of both. */
export type Collision<Item, Values> = { item: Item; values: Values; merge: Merge<Values> }

export type VersionedOptions<Item, Values> = Pick<FormOptions<Values>, 'check' | 'onFailure'> & {
  /** As it was loaded; none while it is new. */
  loaded: Item | undefined
  /** The form's values of an item, or of a new one. */
  valuesOf: (item: Item | undefined) => Values
  groups?: Groups
  drafts: Drafts<Values>
  /** Loads the item as it is saved now. */
  load: (item: Item) => Promise<Item>
  /** Saves the values over this version, or as a new item. A newer version answers 409. */
  save: (values: Values, item: Item | undefined) => Promise<Item>
  onSaved?: (item: Item, how: Saved) => Promise<void> | void
}

export type VersionedForm<Item, Values> = Form<Values> & {
  item: Item | undefined
  /** Unsaved values of an earlier visit were put back into the form. */
  isRestored: boolean
  collision: Collision<Item, Values> | undefined
  /** Submits; returns the saved item if it was accepted. */
  save: () => Promise<Item | undefined>
  /** Continues from a version that was saved elsewhere. */
  accept: (item: Item) => Promise<void>
  /** Checks whether a colleague saved a newer version, and shows it. */
  compare: () => Promise<void>
  /** Ends a collision: saves the named values of this form together with all of the colleague's others. */
  resolve: (mine: readonly string[]) => Promise<void>
  /** Goes back to what is saved now; can be undone. */
  discard: () => Promise<void>
}

export function useVersionedForm<Item extends Versioned, Values extends object>(
  options: VersionedOptions<Item, Values>,
): VersionedForm<Item, Values> {
  const { loaded, valuesOf, groups = [], drafts, load } = options
  const router = useRouter()
  const [start] = useState(() => openForm(loaded, valuesOf, drafts.read(), groups))
  const [origin, setOrigin] = useState(start.origin)
  const latestOrigin = useRef(origin)
  const [theirs, setTheirs] = useState(start.theirs)
  const [isRestored, setRestored] = useState(start.typed !== undefined)
  const isMerging = useRef(false)
  const isColliding = useRef(false)
  const form = useForm<Values>({
    initial: start.origin.base,
    typed: () => start.typed,
    send,
    ...(options.check && { check: options.check }),
    onFailure(message, status) {
      if (!isColliding.current) options.onFailure?.(message, status)
    },
  })
  const { values, isChanged } = form
  useDraft(form, origin, drafts)

  function startFrom(item: Item | undefined, typed?: Partial<Values>) {
    const base = valuesOf(item)
    latestOrigin.current = { item, base, isBaseKnown: true }
    setOrigin(latestOrigin.current)
    setTheirs(undefined)
    setRestored(false)
    form.restart(base, typed)
  }

  async function send(sent: Values) {
    const { item } = latestOrigin.current
    isColliding.current = false
    const saved = await options.save(sent, item).catch(async (thrown) => {
      if (item && thrown instanceof AdminCallError && thrown.status === 409) await lookFor(item)
      throw thrown
    })
    // Text typed meanwhile is a change to the saved version.
    startFrom(saved, changes(form.latest(), sent))
    await router.invalidate()
    await options.onSaved?.(saved, item ? (isMerging.current ? 'merged' : 'changed') : 'created')
  }

  /** A conflict without a newer version is shown by its own message. */
  async function lookFor(item: Item) {
    const fresh = await load(item)
    isColliding.current = fresh.version !== item.version
    if (isColliding.current) setTheirs(fresh)
  }

  // The record was saved outside this form, such as by a change of its status.
  useEffect(() => {
    const { item, base, isBaseKnown } = origin
    if (!loaded || !item || !isBaseKnown || theirs || form.isSending || loaded.version <= item.version) return
    if (isSame(valuesOf(loaded), base)) {
      latestOrigin.current = { item: loaded, base, isBaseKnown }
      setOrigin(latestOrigin.current)
    } else {
      const next = valuesOf(loaded)
      const { merged, both } = merge(base, form.latest(), next, groups)
      if (both.length > 0) setTheirs(loaded)
      else startFrom(loaded, changes(merged, next))
    }
  })

  return {
    ...form,
    item: origin.item,
    isRestored: isRestored && isChanged,
    collision: theirs && {
      item: theirs,
      values: valuesOf(theirs),
      merge: merge(origin.base, values, valuesOf(theirs), groups, origin.isBaseKnown),
    },
    save: async () => ((await form.submit()) ? latestOrigin.current.item : undefined),
    async accept(item) {
      startFrom(item)
      await router.invalidate()
    },
    async compare() {
      const { item } = latestOrigin.current
      if (!item) return
      try {
        if (form.isChanged) await lookFor(item)
        else startFrom(await load(item))
      } catch (thrown) {
        if (!(thrown instanceof AdminCallError)) throw thrown
        notifyFailure(thrown.message)
      }
    },
    async resolve(mine) {
      if (!theirs) return
      const names = mine.flatMap((name) => groups.find(([first]) => first === name) ?? [name])
      startFrom(theirs, pick(form.latest(), names))
      if (names.length === 0) return router.invalidate()
      isMerging.current = true
      await form.submit()
      isMerging.current = false
    },
    async discard() {
      const { item, base } = latestOrigin.current
      const typed = changes(form.latest(), base)
      await drafts.remove()
      try {
        startFrom(item && (await load(item)))
        await router.invalidate()
      } catch (thrown) {
        if (!(thrown instanceof AdminCallError)) throw thrown
        form.restart()
      }
      notify(t.discarded, async () => form.change(typed))
    },
  }
}
