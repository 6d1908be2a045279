import { adminPages as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { When } from '../components/relative-time.tsx'
import { Panel } from '../components/screen.tsx'
import type { AdminPage } from './use-page-form.ts'

/** What the page said before, each to be taken up again. */
export function PageHistory({
  page: { history, file, written, source },
  onVersion,
  onFile,
}: {
  page: AdminPage
  onVersion: (version: number) => void
  onFile: () => void
}) {
  return (
    <Panel title={t.history.title}>
      <ul className="divide-y divide-line">
        {history.map(({ id, by, at, isFile }, index) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-2">
            <p className="min-w-0 flex-1">
              {isFile ? t.history.reset({ by }) : t.history.saved({ by })}{' '}
              <When iso={at} className="text-muted" />
              {index === 0 && <span className="text-muted"> {t.history.current}</span>}
            </p>
            {!isFile && index > 0 && (
              <Button size="sm" onClick={() => onVersion(id)}>
                {t.history.restore}
              </Button>
            )}
          </li>
        ))}
        <li className="flex flex-wrap items-center gap-3 py-2">
          <p className="min-w-0 flex-1">
            {file === null
              ? t.history.fileMissing
              : source === 'file'
                ? t.history.fileCurrent
                : file === written
                  ? t.history.fileSame
                  : t.history.file}
          </p>
          {file !== null && source !== 'file' && (
            <Button size="sm" onClick={onFile}>
              {t.history.restore}
            </Button>
          )}
        </li>
      </ul>
    </Panel>
  )
}
