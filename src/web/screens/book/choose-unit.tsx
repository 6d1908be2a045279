import { formatPrice } from '#contract/money.ts'
import { factsOfUnit } from '../project/project-words.ts'
import type { BookableUnit, Units } from './units-data.ts'

/** The units by their kinds; those that are somebody's cannot be chosen. */
export function ChooseUnit({ offer: { project, units } }: { offer: Units['offer'] }) {
  const kinds = Map.groupBy(units, ({ type }) => type)
  return (
    <>
      <h2 className="text-xl">Which one?</h2>
      {[...kinds].map(([type, ofType]) => (
        <section
          key={type}
          aria-label={type}
          className="mt-5 border-t border-line pt-5 first-of-type:border-0 first-of-type:pt-0"
        >
          <Kind units={ofType} />
          <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(78px,1fr))] gap-2">
            {ofType.map((unit) => (
              <li key={unit.id}>
                <Unit unit={unit} href={`/book/${project.id}/${unit.id}`} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function Kind({ units }: { units: readonly BookableUnit[] }) {
  const [first] = units
  if (!first) return null
  return (
    <p className="flex flex-wrap justify-between gap-x-4">
      <span>
        <strong className="font-semibold">{first.type}</strong>
        <span className="block text-sm text-muted">{factsOfUnit(first)}</span>
      </span>
      {first.priceFrom > 0 && (
        <span className="whitespace-nowrap text-muted">{`from PKR ${formatPrice(first.priceFrom)}`}</span>
      )}
    </p>
  )
}

const box = 'grid min-h-14 content-center rounded-card border px-2 py-1.5 text-center'

function Unit({ unit: { number, state }, href }: { unit: BookableUnit; href: string }) {
  if (state === 'free')
    return (
      <a href={href} className={`${box} border-green-700 font-medium text-green-700 hover:bg-green-50`}>
        {number}
      </a>
    )
  return (
    <span className={`${box} border-line bg-sand text-muted`}>
      <span className={state === 'booked' ? 'line-through' : ''}>{number}</span>
      <span className="text-xs">{state === 'booked' ? 'Booked' : 'Held'}</span>
    </span>
  )
}
