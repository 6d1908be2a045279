import { getRouteApi } from '@tanstack/react-router'
import { ArrowLeft, ShieldCheck } from 'lucide-react'
import { unconfirmedHoldMinutes } from '#contract/bookings/hold-terms.ts'
import { bookPath } from '#contract/paths.ts'
import { bookUnit as t } from '#messages/site.ts'
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
  const { project } = offer
  const { crumbs, here } = bookTrail({ offer, unit })
  return (
    <>
      <div className="column pt-6">
        <Breadcrumbs crumbs={crumbs} here={here} />
      </div>
      <FormPage
        title={unit ? t.unitTitle({ unit: unit.number }) : t.title({ project: project.name })}
        text={unit ? t.unitIntro : introText(offer)}
        details={unit && <UnitFacts unit={unit} offer={offer} />}
        next={bookingSteps(offer)}
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

function introText({ project: { possessionOn }, amount }: Units['offer']): string {
  const token = { amount: rupees(amount) }
  return possessionOn ? t.intro({ ...token, date: formatDate(possessionOn) }) : t.introWithoutDate(token)
}

function bookingSteps({ holdMinutes, isOnline, gateway }: Units['offer']): readonly string[] {
  return [
    t.steps.hold({ minutes: unconfirmedHoldMinutes }),
    t.steps.confirmed({ time: heldFor(holdMinutes) }),
    isOnline ? t.steps.payOnline({ gateway }) : t.steps.transfer,
    t.steps.reserved,
    t.steps.agreement,
  ]
}

function Terms({ refunds }: { refunds: string }) {
  return (
    <p className="mt-5 flex gap-3 border-t border-line pt-5 text-sm text-muted">
      <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-green-700" strokeWidth={1.75} />
      <span>
        <strong className="block font-semibold text-ink">{t.refunds}</strong>
        {refunds}{' '}
        <SiteLink href="/terms" className="text-green-700 underline underline-offset-4">
          {t.terms}
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
  // A problem that the server reports is shown above the form.
  if (unit.state !== 'free' && !form.problem) {
    return (
      <>
        <h2 className="text-xl">
          {(unit.state === 'booked' ? t.bookedTitle : t.heldTitle)({ unit: unit.number })}
        </h2>
        <p className="mt-2 text-muted">{unit.state === 'booked' ? t.bookedText : t.heldText}</p>
        <a href={localPath(others)} className={`${buttonClass({ variant: 'main', wide: true })} mt-6`}>
          {t.chooseAnother}
        </a>
      </>
    )
  }
  return (
    <>
      <h2 className="mb-4 text-xl">{t.contactTitle}</h2>
      <FormBox
        form={form}
        action={`${others}/${unit.id}`}
        submit={submitTexts(t.submit({ unit: unit.number, amount: rupees(amount) }))}
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
          {t.chooseAnother}
        </a>
      </p>
    </>
  )
}
