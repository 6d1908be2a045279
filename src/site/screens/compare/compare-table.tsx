import { type Comparison, compareAddress } from '#contract/compare/compare-address.ts'
import { listingPath, projectPath } from '#contract/paths.ts'
import { formatPrice } from '#contract/text/price-words.ts'
import { contact } from '#messages/common.ts'
import { compare as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { Icon } from '#ui/icon.tsx'
import { callLink, whatsAppAbout } from '#ui/listing/contact-links.ts'
import { Picture } from '#ui/picture.tsx'
import { ScrollBox } from '#ui/scroll-box.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { whatsAppAboutProject } from '../project/project-labels.ts'
import type { ComparedHome } from './compare-data.ts'
import { type CompareRow, factRows, featureRows } from './compare-rows.ts'
import { tableId } from './keep-focus.ts'

type CompareTableProps = {
  homes: readonly ComparedHome[]
  comparison: Comparison
  /** What the distance is measured to, by name. */
  place: string | undefined
}

const rowClass = 'max-md:grid max-md:grid-cols-[repeat(var(--homes),minmax(0,1fr))] print:table-row'
/** By the number of homes. */
const columnCounts = ['', '[--homes:1]', '[--homes:2]', '[--homes:3]', '[--homes:4]']
/**
 * The names of the rows stay in sight while the homes scroll past them. On a phone each stands above its row, over
 * the whole width, and so two homes fit side by side.
 */
const nameClass =
  'z-10 border-line bg-white px-3 text-start align-top text-sm font-medium max-md:col-span-full max-md:bg-sand max-md:py-1.5 md:sticky md:start-0 md:w-52 md:min-w-52 md:border-e md:px-5 md:py-3 print:static print:w-auto print:min-w-0 print:px-1 print:py-1'
const homeClass =
  'relative snap-start px-3 pt-3 text-start align-top md:w-1/4 md:min-w-48 md:px-5 print:min-w-0 print:px-1 print:py-1'
const cellClass =
  'min-w-0 border-line px-3 py-2.5 align-top max-md:break-words max-md:not-last:border-e md:border-t md:px-5 md:py-3 print:px-1 print:py-1'

/** The homes as columns and their facts as rows. Where they do not fit they scroll under the names of the rows. */
export function CompareTable({ homes, comparison, place }: CompareTableProps) {
  const { sizeUnit, onlyDifferences } = comparison
  // One alone differs from nothing.
  const isShown = ({ differs }: CompareRow) => !onlyDifferences || homes.length < 2 || differs
  const facts = factRows(homes, { sizeUnit, place }).filter(isShown)
  const features = featureRows(homes).filter(isShown)
  if (facts.length + features.length === 0) return <p className="mt-6">{t.noDifferences}</p>
  return (
    <ScrollBox
      id={tableId}
      label={t.table({ count: homes.length })}
      className={`mt-6 snap-x snap-proximity rounded-panel border border-line md:scroll-ps-52 print:overflow-visible print:border-0 ${homes.length > 2 ? 'max-md:max-h-[calc(var(--window-height)-var(--header-height)-5rem)]' : 'max-md:overflow-visible'}`}
    >
      <table
        className={`${columnCounts[homes.length] ?? ''} w-full border-separate border-spacing-0 text-start tabular-nums max-md:block max-md:min-w-[calc(var(--homes)*9rem)] print:table print:text-xs`}
      >
        <caption className="sr-only">{t.table({ count: homes.length })}</caption>
        <thead
          className={`max-md:sticky max-md:z-20 max-md:block max-md:border-b max-md:border-line max-md:bg-white print:static print:table-header-group ${homes.length > 2 ? 'max-md:top-0' : 'max-md:top-(--header-height) short:static'}`}
        >
          <tr className={rowClass}>
            <th scope="col" className={`${nameClass} max-md:p-0!`}>
              <span className="sr-only">{t.property}</span>
            </th>
            {homes.map((home) => (
              <th key={keyOf(home)} scope="col" className={homeClass}>
                <HomeHead home={home} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block print:table-row-group">
          {/* Not in the heads of the columns, which are read out with every cell. */}
          <tr className={`${rowClass} print:hidden`}>
            <th scope="row" className={`${nameClass} max-md:p-0!`}>
              <span className="sr-only">{t.remove}</span>
            </th>
            {homes.map((home) => (
              <td key={keyOf(home)} className="px-3 pb-1 md:px-5">
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
          {facts.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
        {features.length > 0 && (
          <tbody className="max-md:block print:table-row-group">
            <tr className="max-md:block print:table-row">
              <th
                scope="rowgroup"
                colSpan={homes.length + 1}
                className="border-t border-line bg-sand px-3 py-3 text-start font-normal max-md:block md:px-5"
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
        <tfoot className="max-md:block print:hidden">
          <tr className={rowClass}>
            <th scope="row" className={`${nameClass} md:border-t`}>
              {t.ask}
            </th>
            {homes.map((home) => (
              <td key={keyOf(home)} className={cellClass}>
                <Ask home={home} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </ScrollBox>
  )
}

const keyOf = ({ kind, id }: ComparedHome): string => `${kind}-${id}`

function homeName({ kind, title, project }: ComparedHome): string {
  return kind === 'unit' && project ? t.unitOf({ unit: title, project: project.name }) : title
}

function HomeHead({ home }: { home: ComparedHome }) {
  const { kind, id, image, price, project } = home
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
        className="h-18 w-full rounded-sm md:aspect-4/3 md:h-auto print:hidden"
      />
      {/* The row of prices says it to screen readers. */}
      <span aria-hidden="true" className="mt-1.5 block text-base font-semibold md:hidden print:hidden">
        {formatPrice(price)}
      </span>
      <SiteLink
        href={path}
        lang={contentLang(name)}
        className="block font-medium underline-offset-4 after:absolute after:inset-0 hover:underline max-md:mb-2 max-md:line-clamp-1 max-md:text-sm max-md:font-normal md:mt-2 md:min-h-11"
      >
        {name}
      </SiteLink>
    </>
  )
}

function Row({ row: { name, note, cells, differs, className = '' } }: { row: CompareRow }) {
  return (
    <tr className={`${rowClass} ${className}`}>
      <th scope="row" className={`${nameClass} md:border-t`}>
        <span className="max-md:sticky max-md:start-3 max-md:inline-block max-md:max-w-[calc(100vw-4rem)]">
          <span lang={contentLang(name)}>{name}</span>
          {differs && (
            <span className="text-xs font-normal text-gold-700 max-md:ms-2 md:mt-0.5 md:block">
              {t.differs}
            </span>
          )}
          {note && <span className="mt-1 block text-xs font-normal text-muted">{note}</span>}
        </span>
      </th>
      {cells.map(({ home, mark, lines: [first = '', ...more] }) => (
        <td key={home} className={`${cellClass} ${first === t.notStated ? 'text-muted' : ''}`}>
          <span lang={contentLang(first)}>{first}</span>
          {mark && (
            <>
              {' '}
              <span className="inline-block rounded-sm bg-green-50 px-1.5 text-xs font-medium text-green-700">
                {mark}
              </span>
            </>
          )}
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

/** How to ask about a home; one that is sold or rented has nobody to ask. */
function Ask({ home }: { home: ComparedHome }) {
  if (home.status !== 'published' && home.status !== 'under offer') return t.doesNotApply
  const title = homeName(home)
  const about = { ...home, title }
  return (
    <div className="flex flex-wrap gap-2">
      <a
        href={callLink(about)}
        aria-label={t.callAbout({ title })}
        className={`${buttonClass({ variant: 'main' })} px-3! max-md:w-full`}
      >
        <Icon name="phone" size={18} />
        {contact.call}
      </a>
      <a
        href={whatsAppOf(about)}
        target="_blank"
        rel="noopener"
        aria-label={t.whatsAppAbout({ title })}
        className={`${buttonClass({ variant: 'tint' })} px-3! max-md:w-full`}
      >
        <Icon name="whatsapp" size={18} />
        {contact.whatsApp}
      </a>
    </div>
  )
}

/** Of a unit the message names its project's page. */
function whatsAppOf(home: ComparedHome): string {
  return home.kind === 'unit' && home.project ? whatsAppAboutProject(home.project) : whatsAppAbout(home)
}

function without(comparison: Comparison, { kind, id }: ComparedHome): Comparison {
  const key = kind === 'listing' ? 'listings' : 'units'
  return { ...comparison, [key]: comparison[key].filter((other) => other !== id) }
}
