import { buttonClass } from '#ui/button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { type ProjectsChoice, projectsAddress } from './projects-address.ts'
import { anyLabels, type FoundProjects } from './projects-labels.ts'

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
          {isFiltered ? 'No projects match these filters' : 'No projects yet'}
        </h2>
        {without.length > 0 && (
          <>
            <p className="mt-2 text-muted">Remove a filter to see more:</p>
            <ul className="mt-4 flex flex-wrap gap-2">
              {without.map(({ key, count }) => (
                <li key={key}>
                  <SiteLink
                    href={projectsAddress({ ...choice, [key]: [], page: 1 })}
                    className={buttonClass({ variant: 'tint' })}
                  >
                    {anyLabels[key]}: {count} {count === 1 ? 'project' : 'projects'}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-6 text-muted">Tell us what you are looking for and we will find it for you.</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <SiteLink href="/wanted" className={buttonClass({ variant: 'main' })}>
            Tell us what you want
          </SiteLink>
          {isFiltered && (
            <SiteLink href={projectsAddress()} className={buttonClass()}>
              Clear filters
            </SiteLink>
          )}
        </div>
      </div>
    </div>
  )
}
