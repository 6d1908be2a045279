import { adminPages as t } from '#messages/admin.ts'
import type { Language } from '#messages/languages.ts'
import { AdminCallError, type Answer, call } from '../call.ts'
import { notify, notifyFailure } from '../components/toasts.ts'
import { tabDrafts } from '../forms/drafts.ts'
import { changes } from '../forms/merge.ts'
import { useVersionedForm } from '../forms/use-versioned-form.ts'

export type AdminPage = Answer<'showPageForStaff'>['data']

/** What is written in each language, as a file would have it. */
export type PageValues = Record<Language, string>

/** The form of a page's texts, with the ways back to what they said before. */
export function usePageForm(loaded: AdminPage) {
  const params = { name: loaded.name }
  const change = async (page: AdminPage, written: Partial<PageValues>) => {
    const versions = { en: page.texts.en.version, ur: page.texts.ur.version }
    return (await call('changePage', { params, body: { ...written, versions } })).data
  }
  const form = useVersionedForm<AdminPage, PageValues>({
    loaded,
    valuesOf: toPageValues,
    drafts: tabDrafts(`/pages/${loaded.name}`),
    load: async () => (await call('showPageForStaff', { params })).data,
    save: (values, page = loaded) => change(page, changes(values, toPageValues(page))),
    onSaved: () => notify(t.saved),
  })
  const page = form.item ?? loaded

  /** Goes on from what was saved; what is typed in the other language stays. */
  async function accept(saved: AdminPage, language: Language) {
    const { [language]: _, ...typed } = changes(form.latest(), toPageValues(page))
    const accepted = form.accept(saved)
    form.change(typed)
    await accepted
  }

  return {
    ...form,
    page,
    /** Shows the file of a language again instead of what was saved; can be undone. */
    async showFile(language: Language) {
      const { version, written } = page.texts[language]
      try {
        const { data } = await call('revertPage', { params, body: { language, version } })
        await accept(data, language)
        notify(t.fileShown, async () => accept(await change(data, { [language]: written }), language))
      } catch (error) {
        if (!(error instanceof AdminCallError)) throw error
        notifyFailure(error.message)
        if (error.status === 409) await form.compare()
      }
    },
    /** Puts an older version into the form; visitors see it once it is saved. */
    async loadVersion(language: Language, version: number) {
      const { data } = await call('showPageVersion', { params: { ...params, version } })
      form.set(language, data.written ?? page.texts[language].file ?? '')
    },
    loadFile: (language: Language) => form.set(language, page.texts[language].file ?? ''),
  }
}

export type PageForm = ReturnType<typeof usePageForm>

function toPageValues(page: AdminPage | undefined): PageValues {
  return { en: page?.texts.en.written ?? '', ur: page?.texts.ur.written ?? '' }
}
