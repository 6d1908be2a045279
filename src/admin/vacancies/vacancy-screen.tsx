import { getRouteApi, Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { vacancyPath } from '#contract/paths.ts'
import { adminJobs as t } from '#messages/admin.ts'
import { buttonClass } from '#ui/button.tsx'
import { Screen } from '../components/screen.tsx'
import { JobForm } from './vacancy-form.tsx'

const route = getRouteApi('/admin/jobs/$job')

/** One opening as the careers page will have it. */
export function JobScreen() {
  const { data: job, lastSaved, choices } = route.useLoaderData()
  return (
    <Screen
      title={job?.title ?? t.new}
      actions={
        <div className="flex flex-wrap gap-3">
          {job && (
            <a href={vacancyPath(job.id)} target="_blank" rel="noreferrer" className={buttonClass()}>
              <ExternalLink aria-hidden="true" className="size-4" />
              {t.viewOnSite}
            </a>
          )}
          <Link to="/jobs" search={{ page: 1 }} className={buttonClass()}>
            {t.all}
          </Link>
        </div>
      }
    >
      <JobForm key={job?.id ?? 'new'} job={job} lastSaved={lastSaved} choices={choices} />
    </Screen>
  )
}
