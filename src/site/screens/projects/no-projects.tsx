import { projectList as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { type ProjectsChoice, projectsAddress } from './projects-address.ts'
import type { FoundProjects } from './projects-labels.ts'

/** No project matches: which filter to remove, and how to ask for one. */
export function NoProjects({
  choice,
  without,
  isFiltered,
}: {
  choice: ProjectsChoice
  without: FoundProjects['without']
  isFiltered: boolean
}) {
  return (
    <div className="lattice mt-4 rounded-panel bg-sand p-6 md:p-10">
      <div className="max-w-2xl rounded-panel bg-white p-6 md:p-8">
        <h2 aria-live="polite" className="text-2xl">
          {isFiltered ? t.emptyTitle : t.noneYet}
        </h2>
        {without.length > 0 && (
          <>
            <p className="mt-2 text-muted">{t.removeOne}</p>
            <ul className="mt-4 flex flex-wrap gap-2">
              {without.map(({ key, count }) => (
                <li key={key}>
                  <SiteLink
                    href={projectsAddress({ ...choice, [key]: [], page: 1 })}
                    className={buttonClass({ variant: 'tint' })}
                  >
                    {t.without({ filter: t.any[key], count })}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-6 text-muted">{t.wantedText}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <SiteLink href="/wanted" className={buttonClass({ variant: 'main' })}>
            {t.wanted}
          </SiteLink>
          {isFiltered && (
            <SiteLink href={projectsAddress()} className={buttonClass()}>
              {t.clear}
            </SiteLink>
          )}
        </div>
      </div>
    </div>
  )
}
