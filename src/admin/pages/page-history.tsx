import { adminPages as t } from '#messages/admin.ts'
import type { Language } from '#messages/languages.ts'
import { Button } from '#ui/button.tsx'
import { When } from '../components/relative-time.tsx'
import { Panel } from '../components/screen.tsx'
import type { AdminPage, PageForm } from './use-page-form.ts'

type PageText = AdminPage['texts'][Language]

/** The earlier texts of a page in one language, each of which can be restored. */
export function PageHistory({ language, form }: { language: Language; form: PageForm }) {
  const text = form.page.texts[language]
  return (
    <Panel title={t.history.title[language]}>
      <ul className="divide-y divide-line">
        {text.history.map((version, index) => (
          <li key={version.id} className="flex flex-wrap items-center gap-3 py-2">
            <p className="min-w-0 flex-1">
              {versionText(version)} <When iso={version.at} className="text-muted" />
              {index === 0 && <span className="text-muted"> {t.history.current}</span>}
            </p>
            {!version.isFile && !version.isEmpty && index > 0 && (
              <Button size="sm" onClick={() => void form.loadVersion(language, version.id)}>
                {t.history.restore}
              </Button>
            )}
          </li>
        ))}
        <li className="flex flex-wrap items-center gap-3 py-2">
          <p className="min-w-0 flex-1">{fileSentence(text, language)}</p>
          {text.file !== null && text.source !== 'file' && (
            <Button size="sm" onClick={() => form.loadFile(language)}>
              {t.history.restore}
            </Button>
          )}
        </li>
      </ul>
    </Panel>
  )
}

function versionText({ by, isFile, isEmpty }: PageText['history'][number]): string {
  if (isFile) return t.history.reset({ by })
  return isEmpty ? t.history.removed({ by }) : t.history.saved({ by })
}

function fileSentence({ file, written, source }: PageText, language: Language): string {
  if (file === null) return language === 'en' ? t.history.fileMissing : t.history.noFile
  if (source === 'file') return t.history.fileCurrent
  return file === written ? t.history.fileSame : t.history.file
}
