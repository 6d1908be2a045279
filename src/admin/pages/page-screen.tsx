import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft, ExternalLink, Save } from 'lucide-react'
import { Button, buttonClass } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Screen } from '../components/screen.tsx'
import { useSaveKey } from '../components/use-save-key.ts'
import { Theirs } from './other-version.tsx'
import { PageHistory } from './page-history.tsx'
import { PreviewBox, TextBox } from './text-and-preview.tsx'
import { type AdminPage, usePageForm } from './use-page-form.ts'
import { usePreview } from './use-preview.ts'

const route = getRouteApi('/admin/pages/$name')

/** The text of one page, what it will look like, and what it said before. */
export function PageScreen() {
  const loaded = route.useLoaderData()
  return <PageEditor key={loaded.name} loaded={loaded} />
}

function PageEditor({ loaded }: { loaded: AdminPage }) {
  const form = usePageForm(loaded)
  const { page, text, error, isSaving, isChanged } = form
  const preview = usePreview(page.name, text)
  useSaveKey(() => void form.save())
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
      <div className="bottom-4 z-5 tall:sticky my-6 rounded-panel border border-line bg-white px-5 py-3 shadow-raised">
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
      <PageHistory
        page={page}
        onTakeUp={(version) => void form.takeUp(version)}
        onFile={() => form.setText(page.file ?? '')}
      />
    </Screen>
  )
}
