import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft, ExternalLink } from 'lucide-react'
import { adminPages as t } from '#messages/admin.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Screen } from '../components/screen.tsx'
import { CollisionNotice } from '../forms/collision-notice.tsx'
import { FormElement } from '../forms/form.tsx'
import { aboveSaveBar, RestoredNotice, SaveBar } from '../forms/save-bar.tsx'
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
  const { page, values } = form
  const preview = usePreview(page.name, values.written)
  const problem = form.errors.written ?? preview.problem
  return (
    <Screen
      title={page.title}
      text={page.source === 'file' ? t.showsFile : t.showsSaved}
      actions={
        <div className="flex flex-wrap gap-3">
          <a
            href={`/${page.name}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'ghost' })}
          >
            {t.viewOnSite}
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
          <Link to="/pages" className={buttonClass({ variant: 'ghost' })}>
            <ArrowLeft aria-hidden="true" className="size-4.5" />
            {t.allPages}
          </Link>
        </div>
      }
    >
      <RestoredNotice form={form} />
      <CollisionNotice form={form} what="page" lastSaved={({ saved }) => saved} texts={texts} />
      <FormElement form={form} className={aboveSaveBar}>
        <div className="grid gap-6 xl:grid-cols-2">
          <TextBox {...form.field('written')} error={problem && t.cannotBeShown({ problem })} />
          <PreviewBox preview={preview} />
        </div>
        <div className="my-6">
          <SaveBar form={form} lastSaved={page.saved}>
            {page.source === 'office' && (
              <Button className="ml-auto" onClick={() => void form.showFile()}>
                {t.showFile}
              </Button>
            )}
          </SaveBar>
        </div>
      </FormElement>
      <PageHistory
        page={page}
        onVersion={(version) => void form.loadVersion(version)}
        onFile={form.loadFile}
      />
    </Screen>
  )
}

const texts = {
  labelOf: () => t.content,
  textOf: ({ written }: { written: string }) => written,
}
