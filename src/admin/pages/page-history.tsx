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
    <Panel title="What it said before">
      <ul className="divide-y divide-line">
        {history.map(({ id, by, at, isFile }, index) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-2">
            <p className="min-w-0 flex-1">
              {`${by} ${isFile ? 'went back to the file' : 'saved a text'} `}
              <When iso={at} className="text-muted" />
              {index === 0 && <span className="text-muted">, shown now</span>}
            </p>
            {!isFile && index > 0 && (
              <Button size="sm" onClick={() => onVersion(id)}>
                Put it into the form
              </Button>
            )}
          </li>
        ))}
        <li className="flex flex-wrap items-center gap-3 py-2">
          <p className="min-w-0 flex-1">
            {file === null
              ? 'The website has no file for this page that can be read.'
              : `The file of the website${source === 'file' ? ', shown now' : file === written ? ', which says the same' : ''}`}
          </p>
          {file !== null && source !== 'file' && (
            <Button size="sm" onClick={onFile}>
              Put it into the form
            </Button>
          )}
        </li>
      </ul>
    </Panel>
  )
}
