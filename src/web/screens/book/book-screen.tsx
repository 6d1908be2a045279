import { getRouteApi } from '@tanstack/react-router'
import { ArrowLeft, ShieldCheck } from 'lucide-react'
import { formatPrice } from '#contract/money.ts'
import { FormBox } from '../../forms/form-box.tsx'
import { FormPage } from '../../forms/form-page.tsx'
import { PersonFields } from '../../forms/person-fields.tsx'
import type { Posted } from '../../forms/posting.ts'
import { submitTexts } from '../../forms/submit-texts.ts'
import { useForm } from '../../forms/use-form.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { factsOfUnit } from '../project/project-words.ts'
import { bookTrail } from './book-head.ts'
import { leadingOn } from './booking-form.ts'
import { heldFor, rupees } from './booking-words.ts'
import { ChooseUnit } from './choose-unit.tsx'
import type { BookableUnit, Units } from './units-data.ts'

const route = getRouteApi('/book/$project/{-$unit}')

/** Which unit, with the token that books it; then who books it. */
export function BookScreen() {
  const { offer, unit, posted } = route.useLoaderData()
  const { project, amount } = offer
  const { crumbs, here } = bookTrail({ offer, unit })
  return (
    <>
      <div className="column pt-6">
        <Breadcrumbs crumbs={crumbs} here={here} />
      </div>
      <FormPage
        title={unit ? `Book ${unit.number}` : `Book a unit in ${project.name}`}
        text={
          unit
            ? `${unit.type} in ${project.name}. ${rupees(amount)} books it and counts towards the price.`
            : `${rupees(amount)} books a unit and counts towards its price. Choose one that is free.`
        }
        details={unit && <UnitFacts unit={unit} />}
        next={stepsOf(offer)}
        aside={<Refunds text={offer.refunds} />}
      >
        {unit ? (
          <BookUnit key={unit.id} unit={unit} offer={offer} posted={posted} />
        ) : (
          <ChooseUnit offer={offer} />
        )}
      </FormPage>
    </>
  )
}

function UnitFacts({ unit }: { unit: BookableUnit }) {
  return (
    <p className="mt-3 text-muted">
      {factsOfUnit(unit)}
      {unit.priceFrom > 0 && `, from PKR ${formatPrice(unit.priceFrom)}`}
    </p>
  )
}

function stepsOf({ holdMinutes, isOnline, gateway }: Units['offer']): readonly string[] {
  return [
    `The unit is held for you, for ${heldFor(holdMinutes)}. Nobody else can book it meanwhile.`,
    isOnline
      ? `You pay on the page of ${gateway}. Your card’s number never reaches us.`
      : 'You send the token to our account, whose number you see next and have by e-mail.',
    'Once it is there the unit is yours: you have a receipt by e-mail, and an agent calls you about the papers.',
  ]
}

function Refunds({ text }: { text: string }) {
  return (
    <p className="mt-5 flex gap-3 border-t border-line pt-5 text-sm text-muted">
      <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-green-700" strokeWidth={1.75} />
      <span>
        <strong className="block font-semibold text-ink">What is paid back</strong>
        {text}
      </span>
    </p>
  )
}

function BookUnit({
  unit,
  offer,
  posted,
}: {
  unit: BookableUnit
  offer: Units['offer']
  posted: Posted | undefined
}) {
  const { project, amount } = offer
  const others = `/book/${project.id}`
  const form = useForm(leadingOn(unit.id), { posted, draft: 'booking' })
  // What the server just said about it stands above the form.
  if (unit.state !== 'free' && !form.problem) {
    return (
      <>
        <h2 className="text-xl">
          {unit.state === 'booked' ? `${unit.number} is booked` : `${unit.number} is being booked`}
        </h2>
        <p className="mt-2 text-muted">
          {unit.state === 'booked'
            ? 'Somebody has it already.'
            : 'Somebody else holds it for their payment. If they do not pay, it is free again within the time of their hold.'}
        </p>
        <a href={others} className={`${buttonClass({ variant: 'main', wide: true })} mt-6`}>
          Choose another unit
        </a>
      </>
    )
  }
  return (
    <>
      <h2 className="mb-4 text-xl">Who books it</h2>
      <FormBox
        form={form}
        action={`${others}/${unit.id}`}
        submit={submitTexts(`Hold ${unit.number} for ${rupees(amount)}`)}
      >
        <input type="hidden" name="unit_id" value={unit.id} />
        <PersonFields form={form} />
      </FormBox>
      <p className="mt-4">
        <a
          href={others}
          className="inline-flex items-center gap-2 text-green-700 underline underline-offset-4"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Choose another unit
        </a>
      </p>
    </>
  )
}
