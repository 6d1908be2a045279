import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft, ExternalLink } from 'lucide-react'
import { pathInLanguage } from '#contract/language-paths.ts'
import { formNames, adminPages as t } from '#messages/admin.ts'
import { type Language, languages } from '#messages/languages.ts'
import { buttonClass } from '#ui/button.tsx'
import { Screen } from '../components/screen.tsx'
import { CollisionNotice } from '../forms/collision-notice.tsx'
import { FormElement } from '../forms/form.tsx'
import { aboveSaveBar, RestoredNotice, SaveBar } from '../forms/save-bar.tsx'
import { LanguageColumn } from './language-column.tsx'
import { PageHistory } from './page-history.tsx'
import { type AdminPage, type PageValues, usePageForm } from './use-page-form.ts'

const route = getRouteApi('/admin/pages/$name')

/** The texts of one page side by side, what they will look like, and what they said before. */
export function PageScreen() {
  const loaded = route.useLoaderData()
  return <PageEditor key={loaded.name} loaded={loaded} />
}

function PageEditor({ loaded }: { loaded: AdminPage }) {
  const form = usePageForm(loaded)
  const { page } = form
  return (
    <Screen title={page.title} actions={<Actions page={page} />}>
      <RestoredNotice form={form} />
      <CollisionNotice form={form} what={formNames.page} lastSaved={({ saved }) => saved} texts={texts} />
      <FormElement form={form} className={aboveSaveBar}>
        <div className="grid gap-x-6 gap-y-10 lg:grid-cols-2 lg:grid-rows-[auto_auto_auto] lg:gap-y-4">
          {languages.map((language) => (
            <LanguageColumn key={language} language={language} form={form} />
          ))}
        </div>
        <div className="my-6">
          <SaveBar form={form} lastSaved={page.saved} />
        </div>
      </FormElement>
      <div className="grid items-start gap-x-6 lg:grid-cols-2">
        {languages.map((language) => (
          <PageHistory key={language} language={language} form={form} />
        ))}
      </div>
    </Screen>
  )
}

function Actions({ page: { name } }: { page: AdminPage }) {
  return (
    <div className="flex flex-wrap gap-3">
      {languages.map((language) => (
        <a
          key={language}
          href={pathInLanguage(`/${name}`, language)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'ghost' })}
        >
          {t.viewOnSite[language]}
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      ))}
      <Link to="/pages" className={buttonClass({ variant: 'ghost' })}>
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {t.allPages}
      </Link>
    </div>
  )
}

const texts = {
  labelOf: (name: string) => t.text[asLanguage(name)],
  textOf: (values: PageValues, name: string) => values[asLanguage(name)],
}

/** The form's values have the names of the languages. */
function asLanguage(name: string): Language {
  return name === 'ur' ? 'ur' : 'en'
}
