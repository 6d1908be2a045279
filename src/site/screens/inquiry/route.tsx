/** The inquiry form on a page of its own: for visitors without JavaScript, and for questions about a project. */

import { createFileRoute } from '@tanstack/react-router'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import { detailRequestForm, inquiryForm, projectInquiryForm } from '../../forms/inquiry-forms.ts'
import { type PostedText, sendPosted, takesPosts } from '../../forms/posting.ts'
import { InquiryPage } from './inquiry-page.tsx'
import { loadSubject } from './inquiry-subject.ts'

export const Route = createFileRoute('/inquiry')({
  // The listing or the project it is about, by its ID, and whether the brochure of the project is wanted.
  validateSearch: ({
    listing,
    project,
    brochure,
  }): { listing?: string; project?: string; brochure?: string } => ({
    ...(listing !== undefined && { listing: String(listing) }),
    ...(project !== undefined && { project: String(project) }),
    ...(brochure !== undefined && { brochure: String(brochure) }),
  }),
  loaderDeps: ({ search: { listing, project } }) => ({ listing, project }),
  server: { middleware: [takesPosts(post)] },
  loader: async ({ deps, serverContext, abortController: { signal } }) => ({
    posted: serverContext?.posted,
    subject: await loadSubject(deps, serverContext?.posted !== undefined, signal),
  }),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData }) =>
    loaderData ? (await import('./inquiry-head.ts')).inquiryHead(loaderData.subject) : {},
  component: InquiryPage,
  pendingComponent: FormPageSkeleton,
})

/** About a listing or a project when its ID came along, else the general inquiry. */
function post(text: PostedText) {
  const [listing, project] = [text('property_id'), text('project_id')]
  if (listing) return sendPosted(detailRequestForm(listing), text)
  return project ? sendPosted(projectInquiryForm(project), text) : sendPosted(inquiryForm, text)
}
