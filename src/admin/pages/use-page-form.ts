import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { AdminCallError, type Answer, call } from '../call.ts'
import { dropDraft, keepDraft, readDraft } from '../collections/draft.ts'
import { notify } from '../components/toasts.ts'

export type AdminPage = Answer<'showPageForStaff'>['data']

/** The text of a page while it is worked on. */
export function usePageForm(loaded: AdminPage) {
  const router = useRouter()
  const { name } = loaded
  const [page, setPage] = useState(loaded)
  const [restored] = useState(() => readDraft(`/pages/${name}`, undefined)?.values.written)
  const [text, setText] = useState(typeof restored === 'string' ? restored : loaded.written)
  const [error, setError] = useState<string>()
  /** What somebody else saved meanwhile. */
  const [theirs, setTheirs] = useState<AdminPage>()
  const [isSaving, setSaving] = useState(false)
  const isChanged = text !== page.written

  useEffect(() => {
    const path = `/pages/${name}`
    if (isChanged) keepDraft(path, undefined, { base: { written: page.written }, values: { written: text } })
    else dropDraft(path, undefined)
  }, [name, page, text, isChanged])

  const send = async (work: () => Promise<{ data: AdminPage }>): Promise<AdminPage | undefined> => {
    if (isSaving) return undefined
    setSaving(true)
    setError(undefined)
    try {
      const { data } = await work()
      setPage(data)
      setText(data.written)
      await router.invalidate()
      return data
    } catch (thrown) {
      if (!(thrown instanceof AdminCallError)) throw thrown
      setError(thrown.fields.written ?? thrown.message)
      if (thrown.status === 409) setTheirs((await call('showPageForStaff', { params: { name } })).data)
      return undefined
    } finally {
      setSaving(false)
    }
  }
  const change = (written: string, version: number) =>
    send(() => call('changePage', { params: { name }, body: { written, version } }))

  return {
    page,
    text,
    setText,
    error,
    isSaving,
    isChanged,
    isRestored: restored !== undefined,
    theirs,
    async save() {
      if (await change(text, page.version)) notify('The page is saved, and the site shows it.')
    },
    async showFile() {
      const before = page
      const reverted = await send(() =>
        call('revertPage', { params: { name }, body: { version: before.version } }),
      )
      if (!reverted) return
      notify('The page shows its file again.', async () => {
        await change(before.written, reverted.version)
      })
    },
    /** Puts an older state into the form; it is shown once it is saved. */
    async takeUp(version: number) {
      const { data } = await call('showPageVersion', { params: { name, version } })
      setText(data.written ?? page.file ?? '')
    },
    /** Goes on over what the others saved: with mine, or with theirs. */
    resolve(isMine: boolean) {
      if (!theirs) return
      setPage(theirs)
      if (!isMine) setText(theirs.written)
      setTheirs(undefined)
      setError(undefined)
    },
  }
}
