import type { ReactNode } from 'react'
import { agency } from '#agency'
import { mostCompared } from '#contract/compare/compare-address.ts'
import { bookPath } from '#contract/paths.ts'
import { compare, project } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { ComingSoon } from '#ui/coming-soon.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { localPath } from '#ui/local-path.ts'
import { Price } from '#ui/price.tsx'
import { Rich } from '#ui/rich.tsx'
import { bookingAmountText } from '../book/booking-labels.ts'
import { unitTypeId } from '../book/unit-type-id.ts'
import { askId } from './ask.tsx'
import type { Project } from './project-data.ts'
import { factsOfUnit } from './project-labels.ts'

const t = project.units
const booking = project.booking

type Unit = Project['unit_types'][number]

/** What can be bought: how large, from how much, how many are left. */
export function UnitTypes({ project }: { project: Project }) {
  const { unit_types: units, booking_amount } = project
  return (
    <>
      <CompareUnits units={units}>
        <table className="w-full">
          <caption className="sr-only">{t.caption}</caption>
          <thead className="bg-sand text-sm text-muted">
            <tr>
              <th scope="col" className="py-2.5 pe-2 ps-4 text-start font-normal md:ps-6">
                {t.unit}
              </th>
              <th scope="col" className="px-2 py-2.5 text-start font-normal">
                {t.priceFrom}
              </th>
              <th scope="col" className="py-2.5 pe-4 ps-2 text-start font-normal xs:w-28 md:w-44 md:pe-6">
                {t.available}
              </th>
            </tr>
          </thead>
          <tbody>
            {units.map((unit) => (
              <tr key={unit.id} className="border-t border-line align-top">
                <th scope="row" className="py-4 pe-2 ps-4 text-start font-normal md:ps-6">
                  <span lang={contentLang(unit.name)} className="block font-medium">
                    {unit.name}
                  </span>
                  <span className="text-sm text-muted">{factsOfUnit(unit)}</span>
                  {units.length > 1 && <ChooseUnit unit={unit} />}
                </th>
                <td className="px-2 py-4">
                  <Price pkr={unit.price_from} className="text-base md:text-price max-sm:[&>small]:hidden" />
                </td>
                <td className="py-4 pe-4 ps-2 md:pe-6">
                  <Left {...unit} />
                  <ToUnits project={project} unit={unit} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </CompareUnits>
      {booking_amount !== null ? (
        <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
          <a href={localPath(bookPath(project.id))} className={buttonClass({ variant: 'tint' })}>
            {booking.start}
          </a>
          <span className="text-muted">{booking.token({ amount: bookingAmountText(booking_amount) })}</span>
        </p>
      ) : agency.features.onlineBooking === 'soon' ? (
        <div className="mt-4 print:hidden">
          <ComingSoon
            id="online-booking"
            label={booking.start}
            title={booking.soonTitle}
            text={booking.soonText}
            instead={{ label: booking.askUs, href: `#${askId}` }}
          />
        </div>
      ) : null}
    </>
  )
}

/** The table as a form whose address is the comparison of the ticked units. */
function CompareUnits({ units, children }: { units: readonly Unit[]; children: ReactNode }) {
  const box = 'overflow-hidden rounded-panel border border-line'
  if (units.length < 2) return <div className={box}>{children}</div>
  return (
    <form action={localPath('/compare')} aria-label={compare.compareUnits}>
      <div className={box}>{children}</div>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
        <button type="submit" className={buttonClass()}>
          {compare.compareUnits}
        </button>
        <span className="text-sm text-muted">{compare.unitsLegend({ most: mostCompared })}</span>
      </p>
    </form>
  )
}

function ChooseUnit({ unit }: { unit: Unit }) {
  return (
    <label className="flex min-h-11 w-fit items-center gap-2.5 text-sm print:hidden">
      <input type="checkbox" name="units" value={unit.id} className="size-5 accent-green-700" />
      <span aria-hidden="true">{compare.compare}</span>
      <span className="sr-only">{compare.chooseUnit({ unit: unit.name })}</span>
    </label>
  )
}

/** To the list of units that can be booked here, else to the form. */
function ToUnits({ project, unit }: { project: Project; unit: Unit }) {
  if (unit.available === 0) return null
  const isBookable = unit.bookable > 0
  return (
    <a
      href={isBookable ? localPath(`${bookPath(project.id)}#${unitTypeId(unit.id)}`) : `#${askId}`}
      aria-label={(isBookable ? t.bookUnitOnline : t.askAboutUnit)({ unit: unit.name })}
      className="mt-1 inline-flex min-h-11 items-center font-medium text-green-700 xs:whitespace-nowrap underline underline-offset-4 print:hidden"
    >
      {isBookable ? t.bookOnline : t.ask}
    </a>
  )
}

function Left({ available, total }: Pick<Unit, 'available' | 'total'>) {
  if (available === 0) return <span className="font-medium text-muted">{t.soldOut}</span>
  return (
    <>
      <span className="whitespace-nowrap text-muted tabular-nums">
        <Rich
          parts={t.availableOf({
            available,
            total,
            strong: (inside: ReactNode) => <span className="font-medium text-ink">{inside}</span>,
          })}
        />
      </span>
      <span aria-hidden="true" className="mt-2 block h-1.5 overflow-hidden rounded-full bg-line">
        <span
          className="block h-full rounded-full bg-green-700"
          style={{ width: `${(available / total) * 100}%` }}
        />
      </span>
    </>
  )
}
