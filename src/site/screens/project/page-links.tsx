import { project as projectTexts } from '#messages/site.ts'
import type { ProjectData } from './project-data.ts'
import { floorPlansTitle } from './project-labels.ts'
import { partIds } from './project-sections.tsx'

const t = projectTexts.links

/** Links to the parts of a long page. They stay at the top of the window, where phones have no header. */
export function PageLinks({ data: { project, videos } }: { data: ProjectData }) {
  const links = [
    { id: partIds.pictures, label: t.pictures, isThere: project.images.length > 1 },
    { id: partIds.videos, label: t.videos, isThere: videos.isDataAvailable },
    { id: partIds.units, label: t.units, isThere: project.unit_types.length > 0 },
    { id: partIds.plan, label: t.paymentPlan, isThere: project.payment_plan.length > 0 },
    { id: partIds.floorPlans, label: floorPlansTitle(project), isThere: project.floor_plans.length > 0 },
    { id: partIds.place, label: t.location, isThere: project.city !== null },
  ]
  return (
    <nav
      aria-label={t.label}
      className="page-links sticky top-0 z-10 short:static border-b border-line bg-white shell:top-(--header-height) print:hidden"
    >
      <ul className="column flex gap-6 overflow-x-auto [scrollbar-width:none] lg:gap-8">
        {links
          .filter(({ isThere }) => isThere)
          .map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-12 items-center text-[0.9375rem] whitespace-nowrap text-muted transition-colors duration-150 hover:text-green-700 focus-visible:-outline-offset-2"
              >
                {label}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
