import { Briefcase, Clock, MapPin } from 'lucide-react'
import { vacancyPath } from '#contract/paths.ts'
import { cards as t } from '#messages/site.ts'
import { contentLang } from '#ui/content-lang.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { useToday } from '../today.ts'
import { closingText, type JobInList, salaryText } from '../vacancy-labels.ts'

/** A job in a list: what, where, for how much, until when. The whole card is one link. */
export function JobCard({
  job,
  heading: Heading = 'h3',
}: {
  job: JobInList
  /** The level of the title in its screen's outline. */
  heading?: 'h2' | 'h3'
}) {
  const today = useToday()
  const { id, title, department, city, employment, experience, description, positions, closesOn } = job
  return (
    <article className="home-card">
      <div className="home-card-body px-5! pt-5! pb-4!">
        <p lang={contentLang(department)} className="text-sm font-medium text-green-700">
          {department}
        </p>
        <Heading lang={contentLang(title)} className="mt-1 text-xl text-pretty">
          <SiteLink href={vacancyPath(id)} className="home-card-link">
            {title}
          </SiteLink>
        </Heading>
        <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
          {city && (
            <li className="flex items-center gap-1.5 whitespace-nowrap">
              <MapPin aria-hidden="true" className="size-4 text-muted" />
              {city.name}
            </li>
          )}
          {employment && (
            <li className="flex items-center gap-1.5 whitespace-nowrap">
              <Clock aria-hidden="true" className="size-4 text-muted" />
              <span lang={contentLang(employment)}>{employment}</span>
            </li>
          )}
          {experience && (
            <li className="flex items-center gap-1.5 whitespace-nowrap">
              <Briefcase aria-hidden="true" className="size-4 text-muted" />
              <span className="sr-only">{t.experience} </span>
              <span lang={contentLang(experience)}>{experience}</span>
            </li>
          )}
        </ul>
        <p lang={contentLang(description)} className="mt-3 line-clamp-2 text-sm text-pretty text-muted">
          {description}
        </p>
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line px-5 py-3 text-sm">
        <span className="font-medium tabular-nums">
          {salaryText(job) ?? (positions && positions > 1 ? t.positions({ count: positions }) : t.salaryOpen)}
        </span>
        {closesOn && (
          <time dateTime={closesOn} className="text-muted tabular-nums">
            {closingText(closesOn, today)}
          </time>
        )}
      </p>
    </article>
  )
}
