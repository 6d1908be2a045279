import type { ReactNode } from 'react'
import { projectPath } from '#contract/paths.ts'
import { projectStatusLabels } from '#contract/projects/project-status.ts'
import { joinList } from '#contract/text/join-list.ts'
import { formatAmount } from '#contract/text/money.ts'
import { cards as t } from '#messages/site.ts'
import type { Answer } from '#ui/api.ts'
import { Badge } from '#ui/badge.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { ForeignPrice } from '#ui/foreign-price.tsx'
import { formatMonth } from '#ui/format-date.ts'
import { Picture } from '#ui/picture.tsx'
import { Rich } from '#ui/rich.tsx'
import { SaveButton } from '#ui/saved/save-button.tsx'
import { SiteLink } from '#ui/site-link.tsx'

type Project = Answer<'projects'>[number]

/**
 * A project in a list: its picture under its name, place, status, approval and lowest price; the whole card is one
 * link.
 */
export function ProjectCard({
  project,
  // The picture is cut to a box taller than itself, so it is drawn wider than the card.
  sizes = '(width < 768px) 440px, (width < 1280px) 46vw, 650px',
}: {
  project: Project
  sizes?: string
}) {
  return (
    <article className="on-dark group relative grid h-full overflow-hidden rounded-panel bg-green-900 text-white has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-ink">
      <Picture
        src={project.image}
        alt=""
        standIn="project"
        seed={project.id}
        sizes={sizes}
        className="aspect-20/21 w-full self-stretch [grid-area:1/1]"
      />
      <div className="absolute inset-x-0 top-1/4 bottom-0 bg-linear-to-b from-black/0 via-black/55 to-black/90" />
      <div className="relative self-end p-5.5 [grid-area:1/1]">
        <p className="flex flex-wrap gap-1.5">
          {project.status && <Badge tone="plain">{projectStatusLabels[project.status]}</Badge>}
          {project.approval && <Badge tone="plain">{approvalText(project.approval)}</Badge>}
        </p>
        <h3 lang={contentLang(project.name)} className="mt-2.5 text-2xl">
          <SiteLink href={projectPath(project)} className="outline-none after:absolute after:inset-0">
            {project.name}
          </SiteLink>
        </h3>
        <p className="mt-0.5">{joinList([project.kind, project.area?.name, project.city?.name])}</p>
        <p className="mt-2 flex flex-wrap gap-x-4 text-mist">
          {project.priceFrom !== null && (
            <span>
              <Rich parts={t.priceFrom({ price: formatAmount(project.priceFrom), amount: emphasised })} />
              <ForeignPrice pkr={project.priceFrom} />
            </span>
          )}
          <Possession project={project} />
        </p>
      </div>
      <SaveButton
        home={{ kind: 'project', id: project.id, title: project.name, price: project.priceFrom }}
        className="absolute! top-4 end-4"
      />
    </article>
  )
}

const emphasised = (amount: readonly ReactNode[]) => (
  <span className="font-semibold whitespace-nowrap text-white tabular-nums">{amount}</span>
)

/** Of one that is to be built; what is ready needs no date. */
function Possession({ project: { status, possessionOn } }: { project: Project }) {
  if (possessionOn === null || status === 'ready' || status === 'sold out') return null
  return <span className="whitespace-nowrap">{t.possession({ month: formatMonth(possessionOn) })}</span>
}

function approvalText({ authority, nocNumber, status }: NonNullable<Project['approval']>): string {
  if (status === 'not required') return t.noNoc
  if (status === 'in process') return t.inProcess({ authority })
  return (nocNumber ? t.noc : t.approved)({ authority })
}
