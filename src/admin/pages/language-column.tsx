import { adminPages as t } from '#messages/admin.ts'
import type { Language } from '#messages/languages.ts'
import { Button } from '#ui/button.tsx'
import { PreviewBox, TextBox } from './text-and-preview.tsx'
import type { PageForm } from './use-page-form.ts'
import { usePreview } from './use-preview.ts'

/** A page in one language: which text visitors see, the text as it is written, and as they will read it. */
export function LanguageColumn({ language, form }: { language: Language; form: PageForm }) {
  const { page, values } = form
  const written = values[language]
  const preview = usePreview(page.name, language, written)
  const problem = form.errors[language] ?? preview.problem
  return (
    <section
      aria-label={t.language[language]}
      className="stack-4 lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:stack-0"
    >
      <Status language={language} form={form} />
      <TextBox
        language={language}
        {...form.field(language)}
        error={problem && t.cannotBeShown({ problem })}
        empty={
          language === 'ur' && (
            <Button size="sm" onClick={() => form.set('ur', values.en)}>
              {t.copyEnglish}
            </Button>
          )
        }
      />
      <PreviewBox language={language} preview={preview} isEmpty={language === 'ur' && written === ''} />
    </section>
  )
}

function Status({ language, form }: { language: Language; form: PageForm }) {
  const { en, ur } = form.page.texts
  const { source, file } = form.page.texts[language]
  const isOlder = language === 'ur' && source !== 'none' && en.version > ur.version
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-lg">{t.language[language]}</h2>
        <p className="text-sm text-muted">{t.shows[source]}</p>
        {isOlder && <p className="mt-1 rounded-card bg-gold-50 px-3 py-1.5 text-sm">{t.older}</p>}
      </div>
      {source !== 'file' && file !== null && (
        <Button size="sm" onClick={() => void form.showFile(language)}>
          {t.showFile}
        </Button>
      )}
    </div>
  )
}
