import { useRouter } from '@tanstack/react-router'
import { type ProjectFilter, projectFilters } from '#contract/projects/project-search-keys.ts'
import { searchFields as fields, searchFilters as filterTexts, projectList as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { localPath } from '#ui/local-path.ts'
import { parseQuery } from '#ui/query-string.ts'
import { CheckRow } from '../search/check-row.tsx'
import { FilterPopover } from '../search/filter-popover.tsx'
import { toggled } from '../search/use-filters.ts'
import { type ProjectsChoice, projectsAddress, readProjectsChoice } from './projects-address.ts'
import { type FoundProjects, valueLabel } from './projects-labels.ts'
import { readProjectsQuery } from './projects-query.ts'

export const filterFormId = 'project-filters'

/**
 * The filters in boxes that open. It is a form whose address is the list, so that it works without
 * JavaScript; with it every choice applies immediately.
 */
export function ProjectsFilter({ choice, answer }: { choice: ProjectsChoice; answer: FoundProjects }) {
  const router = useRouter()
  const go = (next: ProjectsChoice) =>
    void router.navigate({ href: projectsAddress({ ...next, page: 1 }), resetScroll: false })
  return (
    <form
      id={filterFormId}
      action={localPath('/projects')}
      aria-label={t.filter}
      onSubmit={(event) => {
        event.preventDefault()
        go(choiceOfForm(event.currentTarget))
      }}
      className="relative mt-8 grid grid-cols-2 gap-2 md:grid-cols-3 lg:grid-cols-6"
    >
      {projectFilters.map((key, at) => (
        <FilterPopover
          key={key}
          className="max-lg:static"
          label={t.filters[key]}
          chosen={chosenText(choice[key], key, answer)}
          align={at < 3 ? 'start' : 'end'}
        >
          {() => (
            <Options
              filter={key}
              choice={choice}
              answer={answer}
              onToggle={(value) => go({ ...choice, [key]: toggled(choice[key], value) })}
            />
          )}
        </FilterPopover>
      ))}
      <noscript>
        <button type="submit" className={buttonClass({ variant: 'main' })}>
          {t.show}
        </button>
      </noscript>
    </form>
  )
}

function Options({
  filter,
  choice,
  answer,
  onToggle,
}: {
  filter: ProjectFilter
  choice: ProjectsChoice
  answer: FoundProjects
  onToggle: (value: string) => void
}) {
  const counts = new Map(answer.counts[filter].map(({ value, count }) => [value, count]))
  // A chosen value stays in the list even when no project has it.
  const values = [...new Set([...counts.keys(), ...choice[filter]])]
  return (
    <fieldset>
      <legend className="sr-only">{t.filters[filter]}</legend>
      <ul>
        {values.map((value) => (
          <CheckRow
            key={value}
            name={filter}
            value={value}
            label={valueLabel(filter, value, answer)}
            count={counts.get(value) ?? 0}
            checked={choice[filter].includes(value)}
            onChange={() => onToggle(value)}
          />
        ))}
      </ul>
    </fieldset>
  )
}

function chosenText(values: readonly string[], key: ProjectFilter, answer: FoundProjects): string {
  const [only] = values
  if (only === undefined) return fields.any
  return values.length === 1 ? valueLabel(key, only, answer) : filterTexts.selected({ count: values.length })
}

/** The choice in the form's fields. */
function choiceOfForm(form: HTMLFormElement): ProjectsChoice {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return readProjectsChoice(readProjectsQuery(parseQuery(new URLSearchParams(fields).toString())))
}
