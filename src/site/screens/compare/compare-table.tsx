import { type Comparison, compareAddress } from '#contract/compare/compare-address.ts'
import { listingPath, projectPath } from '#contract/paths.ts'
import { compare as t } from '#messages/site.ts'
import { contentLang } from '#ui/content-lang.ts'
import { Picture } from '#ui/picture.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { ComparedHome } from './compare-data.ts'
import { type CompareRow, factRows, featureRows, usualUnit } from './compare-rows.ts'
import { tableId } from './keep-focus.ts'

type CompareTableProps = {
  homes: readonly ComparedHome[]
  comparison: Comparison
  /** What the distance is measured to, by name. */
  place: string | undefined
}

/** The names of the rows stay in sight while the homes scroll past them, one at a time. */
const nameClass =
  'sticky start-0 z-10 w-28 min-w-28 border-e border-line bg-white px-2 py-3 text-start align-top text-sm sm:px-3 font-medium md:w-52 md:min-w-52 md:px-5 print:static print:w-auto print:min-w-0 print:px-1 print:py-1'
/** Two fit a phone of 360 px beside the names; of more, one at a time can be read. */
const homeWidth = (count: number) => (count <= 2 ? 'min-w-26 sm:min-w-48' : 'min-w-48')
const homeClass =
  'w-1/4 snap-start px-2 pt-3 sm:px-3 text-start align-top md:px-5 print:min-w-0 print:px-1 print:py-1'
const cellClass = 'border-t border-line px-2 py-3 align-top sm:px-3 md:px-5 print:px-1 print:py-1'

/** The homes as columns and their facts as rows. Where they do not fit they scroll under the names of the rows. */
export function CompareTable({ homes, comparison, place }: CompareTableProps) {
  const { sizeUnit = usualUnit(homes), onlyDifferences } = comparison
  // One alone differs from nothing.
  const isShown = ({ differs }: CompareRow) => !onlyDifferences || homes.length < 2 || differs
  const facts = factRows(homes, { sizeUnit, place }).filter(isShown)
  const features = featureRows(homes).filter(isShown)
  if (facts.length + features.length === 0) return <p className="mt-6">{t.noDifferences}</p>
  return (
    <section
      id={tableId}
      aria-label={t.table({ count: homes.length })}
      // Who has no pointer scrolls it with the arrow keys.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
      tabIndex={0}
      className="mt-6 snap-x snap-proximity scroll-ps-28 overflow-x-auto rounded-panel border border-line md:scroll-ps-52 print:overflow-visible print:border-0"
    >
      <table className="w-full border-separate border-spacing-0 text-start tabular-nums print:text-xs">
        <caption className="sr-only">{t.table({ count: homes.length })}</caption>
        <thead>
          <tr>
            <th scope="col" className={nameClass}>
              <span className="sr-only">{t.property}</span>
            </th>
            {homes.map((home) => (
              <th
                key={`${home.kind}-${home.id}`}
                scope="col"
                className={`${homeClass} ${homeWidth(homes.length)}`}
              >
                <HomeHead home={home} />
              </th>
            ))}
          </tr>
          {/* Not in the heads of the columns, which are read out with every cell. */}
          <tr className="print:hidden">
            <th scope="row" className={nameClass}>
              <span className="sr-only">{t.remove}</span>
            </th>
            {homes.map((home) => (
              <td key={`${home.kind}-${home.id}`} className="px-2 pb-1 sm:px-3 md:px-5">
                <SiteLink
                  href={compareAddress(without(comparison, home))}
                  replace
                  aria-label={t.removeNamed({ title: homeName(home) })}
                  className="inline-flex min-h-11 items-center text-sm text-green-700 underline underline-offset-4"
                >
                  {t.remove}
                </SiteLink>
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
        {features.length > 0 && (
          <tbody>
            <tr>
              <th
                scope="rowgroup"
                colSpan={homes.length + 1}
                className="border-t border-line bg-sand px-3 py-3 text-start font-normal md:px-5"
              >
                <span className="sticky start-3 inline-block max-w-[min(30rem,70vw)] md:start-5">
                  <span className="text-lg font-semibold">{t.features}</span>
                  <span className="block text-sm text-muted">{t.featuresNote}</span>
                </span>
              </th>
            </tr>
            {features.map((row) => (
              <Row key={row.key} row={row} />
            ))}
          </tbody>
        )}
      </table>
    </section>
  )
}

function homeName({ kind, title, project }: ComparedHome): string {
  return kind === 'unit' && project ? t.unitOf({ unit: title, project: project.name }) : title
}

function HomeHead({ home }: { home: ComparedHome }) {
  const { kind, id, image, project } = home
  const name = homeName(home)
  const path = kind === 'unit' && project ? projectPath(project) : listingPath(id)
  return (
    <>
      <Picture
        src={image?.url}
        alt=""
        width={image?.width ?? undefined}
        height={image?.height ?? undefined}
        placeholder={image?.placeholder}
        seed={id}
        sizes="300px"
        className="aspect-4/3 w-full rounded-sm print:hidden"
      />
      <SiteLink
        href={path}
        lang={contentLang(name)}
        className="mt-2 block min-h-11 font-medium underline-offset-4 hover:underline"
      >
        {name}
      </SiteLink>
    </>
  )
}

function Row({ row: { name, note, cells, differs } }: { row: CompareRow }) {
  return (
    <tr>
      <th scope="row" className={`${nameClass} border-t`}>
        <span lang={contentLang(name)}>{name}</span>
        {differs && <span className="mt-0.5 block text-xs font-normal text-gold-700">{t.differs}</span>}
        {note && <span className="mt-1 block text-xs font-normal text-muted">{note}</span>}
      </th>
      {cells.map(({ home, lines: [first = '', ...more] }) => (
        <td key={home} className={`${cellClass} ${first === t.notStated ? 'text-muted' : ''}`}>
          <span lang={contentLang(first)}>{first}</span>
          {more.map((line) => (
            <span key={line} lang={contentLang(line)} className="block text-sm text-muted">
              {line}
            </span>
          ))}
        </td>
      ))}
    </tr>
  )
}

function without(comparison: Comparison, { kind, id }: ComparedHome): Comparison {
  const key = kind === 'listing' ? 'listings' : 'units'
  return { ...comparison, [key]: comparison[key].filter((other) => other !== id) }
}
