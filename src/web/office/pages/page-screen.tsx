import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft, ExternalLink, Save } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Panel, Screen } from '../ui/screen.tsx'
import { When } from '../ui/when.tsx'
import { type KeptPage, usePageForm } from './use-page-form.ts'
import { type Preview, usePreview } from './use-preview.ts'

const route = getRouteApi('/office/pages/$name')

/** The text of one page, what it will look like, and what it said before. */
export function PageScreen() {
  const loaded = route.useLoaderData()
  return <PageEditor key={loaded.name} loaded={loaded} />
}

function PageEditor({ loaded }: { loaded: KeptPage }) {
  const form = usePageForm(loaded)
  const { page, text, error, isSaving, isChanged } = form
  const preview = usePreview(page.name, text)
  const saveNow = useRef(form.save)
  saveNow.current = form.save
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      void saveNow.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <Screen
      title={page.title}
      text={
        page.source === 'file'
          ? 'The site shows the file of the website.'
          : 'The site shows what was saved here.'
      }
      actions={
        <div className="flex flex-wrap gap-3">
          <a
            href={`/${page.name}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'ghost' })}
          >
            See it on the site
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
          <Link to="/pages" className={buttonClass({ variant: 'ghost' })}>
            <ArrowLeft aria-hidden="true" className="size-4.5" />
            All pages
          </Link>
        </div>
      }
    >
      {form.isRestored && isChanged && (
        <p role="status" className="mb-4 rounded-card bg-gold-50 px-4 py-3">
          What you typed here before, and did not save, is back.
        </p>
      )}
      {form.theirs && <Theirs theirs={form.theirs} onResolve={form.resolve} />}
      <div className="grid gap-6 xl:grid-cols-2">
        <TextBox text={text} problem={preview.problem} onText={form.setText} />
        <PreviewBox preview={preview} />
      </div>
      <div className="sticky bottom-4 z-5 my-6 rounded-panel border border-line bg-white px-5 py-3 shadow-raised">
        {error && !form.theirs && (
          <p role="alert" className="mb-2 text-danger">
            {error}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="main"
            aria-disabled={isSaving || !isChanged}
            aria-keyshortcuts="Control+S Meta+S"
            onClick={() => {
              if (isChanged) void form.save()
            }}
          >
            {isSaving ? <Spinner /> : <Save aria-hidden="true" className="size-4.5" />}
            Save
          </Button>
          {isChanged && <Button onClick={() => form.setText(page.written)}>Discard my changes</Button>}
          {page.source === 'office' && (
            <Button className="ml-auto" onClick={() => void form.showFile()}>
              Show the file again
            </Button>
          )}
        </div>
      </div>
      <History
        page={page}
        onTakeUp={(version) => void form.takeUp(version)}
        onFile={() => form.setText(page.file ?? '')}
      />
    </Screen>
  )
}

function TextBox({
  text,
  problem,
  onText,
}: {
  text: string
  problem: string | undefined
  onText: (text: string) => void
}) {
  const id = useId()
  return (
    <section>
      <h2 className="mb-2 text-lg">
        <label htmlFor={id}>Text</label>
      </h2>
      <textarea
        id={id}
        value={text}
        spellCheck
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        className={`h-[62dvh] w-full resize-y rounded-panel border bg-white p-4 font-mono text-sm leading-relaxed ${problem ? 'border-danger' : 'border-field'}`}
      />
      <p id={`${id}-note`} className={`min-h-11 text-sm ${problem ? 'text-danger' : 'text-muted'}`}>
        {problem
          ? `This cannot be shown: ${problem}.`
          : 'Between the two lines of --- stand the fields of the page, below them the text: ## begins a section, **bold**, *italic*, - a list.'}
      </p>
    </section>
  )
}

function PreviewBox({ preview: { page } }: { preview: Preview }) {
  return (
    <section aria-label="Preview">
      <h2 className="mb-2 text-lg">Preview</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div tabIndex={0} className="h-[62dvh] overflow-y-auto rounded-panel border border-line bg-white p-6">
        {page && (
          <>
            <p className="text-3xl font-semibold tracking-tight">{page.title}</p>
            <p className="mt-2 mb-6 text-muted">{page.description}</p>
            <Prose html={page.leadHtml} />
            {page.sections.map(({ id, title, html }) => (
              <div key={id} className="mt-8">
                <p className="mb-2 text-xl font-semibold">{title}</p>
                <Prose html={html} />
              </div>
            ))}
          </>
        )}
      </div>
    </section>
  )
}

function Theirs({ theirs, onResolve }: { theirs: KeptPage; onResolve: (isMine: boolean) => void }) {
  return (
    <section role="alert" className="mb-6 rounded-panel border-2 border-gold bg-white p-5">
      <h2 className="text-lg">
        {`${theirs.saved?.by ?? 'Somebody'} saved this page `}
        {theirs.saved && <When iso={theirs.saved.at} />}
      </h2>
      <p className="mt-1 text-muted">Nothing is overwritten. This is what it says now:</p>
      <textarea
        readOnly
        aria-label="What they saved"
        value={theirs.written}
        className="mt-3 h-56 w-full rounded-card border border-line bg-sand p-3 font-mono text-sm"
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="main" onClick={() => onResolve(true)}>
          Go on with mine
        </Button>
        <Button onClick={() => onResolve(false)}>Take theirs, drop mine</Button>
      </div>
    </section>
  )
}

function History({
  page: { history, file, written, source },
  onTakeUp,
  onFile,
}: {
  page: KeptPage
  onTakeUp: (version: number) => void
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
              <Button size="sm" onClick={() => onTakeUp(id)}>
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
