import { adminPages as t } from '#messages/admin.ts'
import { AdminCallError, type Answer, call } from '../call.ts'
import { notify, notifyFailure } from '../components/toasts.ts'
import { tabDrafts } from '../forms/drafts.ts'
import { useVersionedForm } from '../forms/use-versioned-form.ts'

export type AdminPage = Answer<'showPageForStaff'>['data']
type PageValues = { written: string }

/** The form of a page's text, with the ways back to what it said before. */
export function usePageForm(loaded: AdminPage) {
  const params = { name: loaded.name }
  const form = useVersionedForm<AdminPage, PageValues>({
    loaded,
    valuesOf: (page) => ({ written: page?.written ?? '' }),
    drafts: tabDrafts(`/pages/${loaded.name}`),
    load: async () => (await call('showPageForStaff', { params })).data,
    save: async ({ written }, page = loaded) => {
      const body = { written, version: page.version }
      return (await call('changePage', { params, body })).data
    },
    onSaved: () => notify(t.saved),
  })
  const page = form.item ?? loaded
  return {
    ...form,
    page,
    /** Shows the file again instead of what was saved; can be undone. */
    async showFile() {
      const { version, written } = page
      try {
        const { data } = await call('revertPage', { params, body: { version } })
        await form.accept(data)
        notify(t.fileShown, async () => {
          const body = { written, version: data.version }
          await form.accept((await call('changePage', { params, body })).data)
        })
      } catch (error) {
        if (!(error instanceof AdminCallError)) throw error
        notifyFailure(error.message)
        if (error.status === 409) await form.compare()
      }
    },
    /** Puts an older version into the form; visitors see it once it is saved. */
    async loadVersion(version: number) {
      const { data } = await call('showPageVersion', { params: { ...params, version } })
      form.set('written', data.written ?? page.file ?? '')
    },
    loadFile: () => form.set('written', page.file ?? ''),
  }
}
