import { joinList } from '#contract/text/join-list.ts'
import { projectUnits, bookUnit as t } from '#messages/site.ts'
import { contentLang } from '#ui/content-lang.ts'
import { FloorPlanLink } from '#ui/gallery/floor-plans.tsx'
import { useLightbox } from '#ui/gallery/use-lightbox.tsx'
import { bookingAmountText, rupees } from './booking-labels.ts'
import { tokenShare } from './token-share.ts'
import { unitFacts } from './unit-labels.ts'
import type { BookableUnit, Units } from './units-data.ts'

/** What is sold: the unit's facts, its price, how the token counts towards it, and its plan. */
export function UnitFacts({ unit, offer }: { unit: BookableUnit; offer: Units['offer'] }) {
  const { project, amount, firstStep } = offer
  const price = unit.price ?? unit.priceFrom
  const share = tokenShare(price, amount, firstStep)
  return (
    <>
      <dl className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        <Fact label={projectUnits.label.price}>
          <strong className="font-semibold">{unitPriceText(unit)}</strong>
        </Fact>
        {unitFacts(unit, project.possessionOn).map(([label, value]) => (
          <Fact key={label} label={label}>
            <span lang={contentLang(value)}>{value}</span>
          </Fact>
        ))}
        <Fact label={projectUnits.label.token}>{rupees(amount)}</Fact>
      </dl>
      {share && firstStep && (
        <p className="mt-4 max-w-[36em] text-muted">
          {share.rest > 0
            ? t.tokenPart({
                payment: firstStep.name,
                amount: rupees(share.first),
                rest: rupees(share.rest),
              })
            : t.tokenCovers({ payment: firstStep.name, amount: rupees(share.first) })}
        </p>
      )}
      {unit.floorPlan && <Plan plan={unit.floorPlan} unit={unit} />}
    </>
  )
}

/** 'PKR 1.92 Crore', 'From PKR 1.85 Crore' while only its type has a price, 'Price on call'. */
export function unitPriceText({ price, priceFrom }: Pick<BookableUnit, 'price' | 'priceFrom'>): string {
  if ((price ?? priceFrom) === 0) return projectUnits.priceOnCall
  return price === null
    ? projectUnits.priceFrom({ price: bookingAmountText(priceFrom) })
    : bookingAmountText(price)
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 break-words tabular-nums">{children}</dd>
    </>
  )
}

function Plan({
  plan,
  unit: { number, type, floor },
}: {
  plan: NonNullable<BookableUnit['floorPlan']>
  unit: BookableUnit
}) {
  const { hrefOf, opens, lightbox } = useLightbox({
    images: [],
    plans: [plan],
    title: joinList([number, type]),
  })
  return (
    <figure className="mt-6 max-w-100">
      <FloorPlanLink plan={plan} href={hrefOf(0)} {...opens(0)} aria-label={t.enlarge({ plan: plan.alt })} />
      <figcaption className="mt-2 text-sm text-muted">
        {(floor === null ? t.layout : t.floorPlan)({ type })}
      </figcaption>
      {lightbox}
    </figure>
  )
}
