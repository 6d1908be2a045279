import { getRouteApi } from '@tanstack/react-router'
import { ArrowLeft, ShieldCheck } from 'lucide-react'
import { confirmMinutes } from '#contract/bookings/hold-terms.ts'
import { bookPath } from '#contract/paths.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { buttonClass } from '#ui/button.tsx'
import { formatDate } from '#ui/format-date.ts'
import { localPath } from '#ui/local-path.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { FormBox } from '../../forms/form-box.tsx'
import { FormPage } from '../../forms/form-page.tsx'
import { PersonFields } from '../../forms/person-fields.tsx'
import type { Posted } from '../../forms/posting.ts'
import { submitTexts } from '../../forms/submit-texts.ts'
import { useForm } from '../../forms/use-form.ts'
import { bookTrail } from './book-head.ts'
import { leadingOn } from './booking-form.ts'
import { heldFor, rupees } from './booking-labels.ts'
import { ChooseUnit } from './choose-unit.tsx'
import { UnitFacts } from './unit-facts.tsx'
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
            ? `Check what you are booking. A token reserves it and counts towards the price.`
            : `A token of ${rupees(amount)} reserves a unit and counts towards its price. Possession: ${project.possessionOn ? formatDate(project.possessionOn) : 'to be announced'}.`
        }
        details={unit && <UnitFacts unit={unit} offer={offer} />}
        next={stepsOf(offer)}
        aside={<Terms refunds={offer.refunds} />}
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

function stepsOf({ holdMinutes, isOnline, gateway }: Units['offer']): readonly string[] {
  return [
    `We hold the unit and send you an email with a code and a link. Confirm within ${confirmMinutes} minutes, or the unit is released.`,
    `Once you have confirmed, we hold the unit for you for ${heldFor(holdMinutes)}. Nobody else can book it in that time.`,
    isOnline
      ? `You pay the token on the page of ${gateway}. We never see your card number.`
      : 'You transfer the token to our bank account. The details are on the next page and in an email.',
    'When the token has arrived, the unit is reserved for you. You get a receipt by email.',
    'An agent calls you within a working day to arrange the agreement. The sale begins when both sides have signed it.',
  ]
}

function Terms({ refunds }: { refunds: string }) {
  return (
    <p className="mt-5 flex gap-3 border-t border-line pt-5 text-sm text-muted">
      <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-green-700" strokeWidth={1.75} />
      <span>
        <strong className="block font-semibold text-ink">Refunds</strong>
        {refunds}{' '}
        <SiteLink href="/terms" className="text-green-700 underline underline-offset-4">
          Terms &amp; Conditions
        </SiteLink>
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
  const others = bookPath(project.id)
  const form = useForm(leadingOn(unit.id), { posted, draft: 'booking' })
  // What the server just said about it stands above the form.
  if (unit.state !== 'free' && !form.problem) {
    return (
      <>
        <h2 className="text-xl">
          {unit.state === 'booked' ? `${unit.number} is booked` : `${unit.number} is on hold`}
        </h2>
        <p className="mt-2 text-muted">
          {unit.state === 'booked'
            ? 'Another buyer has booked this unit.'
            : 'Another buyer is paying for it. If they do not, it can be booked again when their hold ends.'}
        </p>
        <a href={localPath(others)} className={`${buttonClass({ variant: 'main', wide: true })} mt-6`}>
          Choose another unit
        </a>
      </>
    )
  }
  return (
    <>
      <h2 className="mb-4 text-xl">Your contact details</h2>
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
          href={localPath(others)}
          className="inline-flex items-center gap-2 text-green-700 underline underline-offset-4"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Choose another unit
        </a>
      </p>
    </>
  )
}
