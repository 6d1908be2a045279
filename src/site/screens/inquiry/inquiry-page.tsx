import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { ticked } from '#contract/leads/inquiry-fields.ts'
import { nextSteps } from '#contract/leads/next-steps.ts'
import { listingPath } from '#contract/paths.ts'
import { inquiryScreen as t } from '#messages/site.ts'
import { Price } from '#ui/price.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { FormPage } from '../../forms/form-page.tsx'
import type { Posted } from '../../forms/posting.ts'
import { ProjectInquiry } from '../../forms/project-inquiry.tsx'
import { InquiryForm } from '../../shell/inquiry-form.tsx'
import { DetailRequest } from '../listing/detail-request.tsx'
import { inquiryTitle } from './inquiry-head.ts'
import type { InquirySubject } from './inquiry-subject.ts'

const route = getRouteApi('/inquiry')

export function InquiryPage() {
  const { posted, subject } = route.useLoaderData()
  return (
    <FormPage
      title={inquiryTitle(subject)}
      text={subject?.text ?? t.intro}
      details={subject && subject.kind !== 'project' && <Property {...subject} />}
      next={nextSteps(inquirySteps(subject))}
    >
      {!subject ? (
        <InquiryForm posted={posted} draft="inquiry" />
      ) : subject.kind === 'project' ? (
        <AboutProject id={subject.id} posted={posted} />
      ) : (
        <DetailRequest
          listingId={subject.id}
          isTaken={subject.kind === 'listing' && subject.isTaken}
          posted={posted}
        />
      )}
    </FormPage>
  )
}

function inquirySteps(subject: InquirySubject | undefined) {
  if (!subject) return 'inquiry'
  return subject.kind === 'project' ? 'project_inquiry' : 'property_inquiry'
}

/** What the listing costs, and the way back to it. */
function Property(subject: Exclude<InquirySubject, { kind: 'project' }>) {
  return (
    <div className="mt-4">
      {subject.kind === 'listing' && (
        <Price pkr={subject.price} purpose={subject.purpose} className="text-2xl font-semibold" />
      )}
      <p className="mt-2">
        <SiteLink
          href={listingPath(subject.id)}
          className="tap-link text-green-700 underline underline-offset-4"
        >
          {t.backToProperty}
        </SiteLink>
      </p>
    </div>
  )
}

function AboutProject({ id, posted }: { id: number; posted: Posted | undefined }) {
  const asked = route.useSearch().brochure === ticked || posted?.values.brochure === ticked
  const [brochure, setBrochure] = useState(asked)
  return <ProjectInquiry projectId={id} brochure={brochure} onBrochure={setBrochure} posted={posted} />
}
