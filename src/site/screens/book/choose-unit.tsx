import { floorLabel } from '#contract/listings/building.ts'
import { bookPath, projectPath } from '#contract/paths.ts'
import { joinList } from '#contract/text/join-list.ts'
import { projectUnits, bookUnit as t } from '#messages/site.ts'
import { contentLang } from '#ui/content-lang.ts'
import { groupedBy } from '#ui/grouped-by.ts'
import { localPath } from '#ui/local-path.ts'
import { askId } from '../project/ask.tsx'
import { factsOfUnit } from '../project/project-labels.ts'
import { unitPriceText } from './unit-facts.tsx'
import { unitTypeId } from './unit-type-id.ts'
import type { BookableUnit, Units } from './units-data.ts'
import { unitsLeftText } from './units-left.ts'

/** The units by their kinds, each with what tells it from the others; those that are taken cannot be chosen. */
export function ChooseUnit({ offer }: { offer: Units['offer'] }) {
  const { project, units } = offer
  const kinds = groupedBy(units, ({ typeId }) => typeId)
  return (
    <>
      <h2 className="text-xl">{t.chooseTitle}</h2>
      <p className="mt-1.5 text-muted">
        {unitsLeftText(offer)}{' '}
        <a
          href={localPath(`${projectPath(project)}#${askId}`)}
          className="whitespace-nowrap text-green-700 underline underline-offset-4"
        >
          {t.askAgent}
        </a>
      </p>
      {[...kinds].map(([typeId, ofType]) => (
        <section
          key={typeId}
          id={unitTypeId(typeId)}
          aria-label={ofType[0]?.type}
          className="mt-5 scroll-mt-24 border-t border-line pt-5"
        >
          <Kind units={ofType} />
          <ul className="mt-3 stack-2">
            {ofType.map((unit) => (
              <li key={unit.id}>
                <Unit unit={unit} href={bookPath(project.id, unit.id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function Kind({ units: [first] }: { units: readonly BookableUnit[] }) {
  if (!first) return null
  return (
    <p>
      <strong lang={contentLang(first.type)} className="font-semibold">
        {first.type}
      </strong>
      <span className="block text-sm text-muted">{factsOfUnit({ ...first, size: first.typeSize })}</span>
    </p>
  )
}

const box =
  'grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-card border px-4 py-2 sm:grid-cols-[4.5rem_minmax(0,1fr)_auto]'

function Unit({ unit, href }: { unit: BookableUnit; href: string }) {
  const { number, state } = unit
  if (state === 'free')
    return (
      <a href={localPath(href)} className={`${box} border-field hover:border-green-700 hover:bg-green-50`}>
        <span className="font-medium text-green-700">{number}</span>
        <Where unit={unit} />
        <span className="text-end font-medium tabular-nums">{unitPriceText(unit)}</span>
      </a>
    )
  return (
    <p className={`${box} border-line bg-sand text-muted`}>
      <span className={state === 'booked' ? 'line-through' : ''}>{number}</span>
      <Where unit={unit} />
      <span className="text-end">{state === 'booked' ? t.booked : t.held}</span>
    </p>
  )
}

function Where({ unit: { floor, facing, size, typeSize } }: { unit: BookableUnit }) {
  const ownSize = size.value === typeSize.value ? undefined : factsOfUnit({ beds: null, baths: null, size })
  const facts = joinList([
    floor === null ? undefined : floorLabel(floor),
    facing && projectUnits.facing({ view: facing }),
    ownSize,
  ])
  return <span className="text-sm text-muted max-sm:order-last max-sm:col-span-2">{facts}</span>
}
