/** The inquiry form on a page of its own: for visitors without JavaScript, and for questions about a project. */

import { createFileRoute, notFound } from '@tanstack/react-router'
import { useState } from 'react'
import { ticked } from '#contract/leads/inquiry-fields.ts'
import { nextSteps } from '#contract/leads/next-steps.ts'
import { parsePropertyId } from '#contract/listings/property-id.ts'
import { inquiryScreen as t } from '#messages/site.ts'
import { call } from '#ui/api.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import { detailRequestForm, inquiryForm, projectInquiryForm } from '../../forms/inquiry-forms.ts'
import { type PostedText, sendPosted, takesPosts } from '../../forms/posting.ts'
import { ProjectInquiry } from '../../forms/project-inquiry.tsx'
import { InquiryForm } from '../../shell/inquiry-form.tsx'
import { DetailRequest } from '../listing/detail-request.tsx'
import { titleOf } from './inquiry-head.ts'

export const Route = createFileRoute('/inquiry')({
  // The project it is about, by its ID, and whether its brochure is wanted.
  validateSearch: ({ project, brochure }): { project?: string; brochure?: string } => ({
    ...(project !== undefined && { project: String(project) }),
    ...(brochure !== undefined && { brochure: String(brochure) }),
  }),
  loaderDeps: ({ search: { project } }) => ({ project }),
  server: { middleware: [takesPosts(post)] },
  loader: async ({ deps, serverContext }) => ({
    posted: serverContext?.posted,
    project: deps.project === undefined ? undefined : await loadProject(deps.project),
  }),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData }) =>
    loaderData ? (await import('./inquiry-head.ts')).inquiryHead(loaderData.project) : {},
  component: InquiryPage,
  pendingComponent: FormPageSkeleton,
})

async function loadProject(id: string) {
  const project = (await call('projects')).find((one) => String(one.id) === id)
  if (!project) throw notFound()
  return project
}

/** About a listing or a project when its ID came along, else the general inquiry. */
async function post(text: PostedText) {
  const [listing, project] = [text('property_id'), text('project_id')]
  if (!listing) return project ? sendPosted(projectInquiryForm(project), text) : sendPosted(inquiryForm, text)
  const answer = await sendPosted(detailRequestForm(listing), text)
  return 'posted' in answer ? { ...answer, posted: { ...answer.posted, about: listing } } : answer
}

function InquiryPage() {
  const { posted, project } = Route.useLoaderData()
  const asked = Route.useSearch().brochure === ticked || posted?.values.brochure === ticked
  const [brochure, setBrochure] = useState(asked)
  const listingId = parsePropertyId(posted?.about ?? '')
  return (
    <FormPage
      title={titleOf(project)}
      text={project?.summary ?? t.intro}
      next={nextSteps(project ? 'project_inquiry' : 'inquiry')}
    >
      {project ? (
        <ProjectInquiry projectId={project.id} brochure={brochure} onBrochure={setBrochure} posted={posted} />
      ) : listingId ? (
        <DetailRequest listingId={listingId} posted={posted} />
      ) : (
        <InquiryForm posted={posted} draft="inquiry" />
      )}
    </FormPage>
  )
}
