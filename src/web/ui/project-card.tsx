import type { Answer } from '../api.ts'
import { projectPath } from '../links.ts'
import { Badge } from './badge.tsx'
import { Picture } from './picture.tsx'
import { Price } from './price.tsx'
import { SiteLink } from './site-link.tsx'

type Project = Answer<'projects'>[number]

/** A project in a list: its picture under its name, place, approval and lowest price; the whole card is one link. */
export function ProjectCard({
  project,
  // The picture is cut to a box taller than itself, so it is drawn wider than the card.
  sizes = '(width < 768px) 440px, (width < 1280px) 46vw, 650px',
}: {
  project: Project
  sizes?: string
}) {
  return (
    <article className="on-dark group relative h-full overflow-hidden rounded-panel bg-green-900 text-white has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-ink">
      <Picture
        src={project.image}
        alt=""
        standIn="project"
        seed={project.id}
        sizes={sizes}
        className="aspect-20/21 w-full"
      />
      <div className="absolute inset-x-0 top-1/4 bottom-0 bg-linear-to-b from-black/0 via-black/55 to-black/90" />
      <div className="absolute inset-x-0 bottom-0 p-5.5">
        <Badge tone="plain">{approvalText(project.approval)}</Badge>
        <h3 className="mt-2.5 text-2xl">
          <SiteLink href={projectPath(project)} className="outline-none after:absolute after:inset-0">
            {project.name}
          </SiteLink>
        </h3>
        <p className="mt-0.5">
          {project.kind}, {[project.area?.name, project.city.name].filter(Boolean).join(', ')}
        </p>
        {project.priceFrom !== null && (
          <p className="mt-2 text-mist">
            from <Price pkr={project.priceFrom} className="text-base text-white [&>small]:text-mist" />
          </p>
        )}
      </div>
    </article>
  )
}

function approvalText({ authority, nocNumber, status }: Project['approval']): string {
  if (status === 'approved') return nocNumber ? `NOC ${authority}` : `Approved by ${authority}`
  return status === 'in process' ? `${authority} approval in process` : 'No NOC required'
}
