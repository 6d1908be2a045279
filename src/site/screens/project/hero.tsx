import { FileText, MapPin } from 'lucide-react'
import { projectPath } from '#contract/paths.ts'
import { projectStatusLabels } from '#contract/projects/project-status.ts'
import { project as projectTexts } from '#messages/site.ts'
import { Badge } from '#ui/badge.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { buttonClass } from '#ui/button.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { EndMark } from '#ui/end-mark.tsx'
import { formatMonth } from '#ui/format-date.ts'
import { Impression } from '#ui/gallery/impression.tsx'
import { useLightbox } from '#ui/gallery/use-lightbox.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { SaveButton } from '#ui/saved/save-button.tsx'
import { ShareAndPrint } from '../../parts/share.tsx'
import { type Asks, askId } from './ask.tsx'
import type { Project } from './project-data.ts'
import { projectCrumbs } from './project-head.ts'
import { approvalText, placeOfProject, unitsLeft } from './project-labels.ts'

const t = projectTexts.hero

// The picture fills a box taller than itself, so it is drawn wider than the box.
const heroSizes = '(width < 992px) 120vw, 880px'

/** The top of a project's page: what it is, where, from how much; its first picture in the door of the house. */
export function ProjectHero({ project, asks }: { project: Project; asks: Asks }) {
  const units = unitsLeft(project.unit_types)
  return (
    <section className="on-dark overflow-hidden bg-green-900 text-white print:bg-white print:text-ink">
      <div className="paint-whole column grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,500px)] lg:gap-x-20 print:grid-cols-1!">
        <div className="pb-10 lg:self-center lg:py-12">
          <Breadcrumbs crumbs={projectCrumbs} here={project.name} />
          <p className="mt-6 flex flex-wrap gap-2 lg:mt-10">
            {project.kind && (
              <Badge tone="plain">
                <span lang={contentLang(project.kind)}>{project.kind}</span>
              </Badge>
            )}
            {project.status && <Badge tone="plain">{projectStatusLabels[project.status]}</Badge>}
            {project.approval && <Badge tone="plain">{approvalText(project.approval)}</Badge>}
          </p>
          <h1 lang={contentLang(project.name)} className="mt-3 text-hero tracking-[-0.03em] text-balance">
            {project.name}
          </h1>
          {project.city && (
            <p className="mt-3 flex items-center gap-2 text-lg text-mist print:text-muted">
              <MapPin aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
              {placeOfProject(project)}
            </p>
          )}
          <p lang={contentLang(project.summary)} className="mt-5 max-w-[32em] text-lg text-pretty">
            {project.summary}
          </p>
          <dl className="mt-7 flex flex-wrap gap-x-10 gap-y-4">
            {project.price_from !== null && (
              <Figure label={t.priceFrom}>
                <Price
                  pkr={project.price_from}
                  className="text-2xl [&>small]:text-mist! print:[&>small]:text-muted!"
                />
              </Figure>
            )}
            {units.total > 0 && (
              <Figure label={t.unitsAvailable}>
                <span className="text-2xl font-semibold tracking-tight tabular-nums">
                  {t.unitCount(units)}
                </span>
              </Figure>
            )}
            {project.possession_on && (
              <Figure label={t.possession}>
                <span className="text-2xl font-semibold tracking-tight whitespace-nowrap tabular-nums">
                  {project.status === 'ready' ? t.ready : formatMonth(project.possession_on)}
                </span>
              </Figure>
            )}
            {project.developer && (
              <Figure label={t.developer}>
                <span lang={contentLang(project.developer)} className="text-2xl font-semibold tracking-tight">
                  {project.developer}
                </span>
              </Figure>
            )}
          </dl>
          <div className="mt-8 flex flex-wrap items-center gap-3 print:hidden">
            <a href={`#${askId}`} className={buttonClass({ variant: 'light' })}>
              {t.ask}
            </a>
            <a
              href={asks.brochurePage}
              onClick={asks.forBrochure}
              className={`${buttonClass()} border-white/40! bg-transparent! text-white! hover:border-white!`}
            >
              <FileText aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
              {t.brochure}
            </a>
            <SaveButton
              home={{ kind: 'project', id: project.id, title: project.name, price: project.price_from }}
            />
            <div className="[&_button]:border-white/40 [&_button]:bg-transparent [&_button]:text-white">
              <ShareAndPrint path={projectPath(project)} title={project.name} />
            </div>
          </div>
        </div>
        <HeroPicture project={project} />
        <EndMark />
      </div>
    </section>
  )
}

function Figure({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-mist print:text-muted">{label}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}

function HeroPicture({ project }: { project: Project }) {
  const { images, image, name, id } = project
  const { hrefOf, opens, lightbox } = useLightbox({ images, title: name })
  const [first] = images
  const picture = (
    <Picture
      src={first?.url ?? image}
      alt={first?.alt ?? ''}
      width={first?.width}
      height={first?.height}
      placeholder={first?.placeholder}
      blurred="cover"
      standIn="project"
      seed={id}
      place="cover"
      sizes={heroSizes}
      first
      className="aspect-5/4 w-full md:aspect-video print:aspect-auto! print:h-64! print:min-h-0! lg:aspect-auto lg:h-full lg:min-h-140"
    />
  )
  return (
    <div className="relative order-first -mx-4 md:-mx-6 lg:order-0 lg:mx-0 lg:mt-10 print:order-first print:mx-0 print:mt-4 print:h-64 print:overflow-hidden print:rounded-card">
      {first ? (
        <a
          href={hrefOf(0)}
          {...opens(0)}
          className="block h-full overflow-hidden focus-visible:-outline-offset-4 lg:rounded-t-[50%_42%] print:rounded-none!"
        >
          {picture}
        </a>
      ) : (
        <div className="h-full overflow-hidden lg:rounded-t-[50%_42%] print:rounded-none!">{picture}</div>
      )}
      <Impression images={images.slice(0, 1)} className="bottom-4 start-4" />
      {lightbox}
    </div>
  )
}
