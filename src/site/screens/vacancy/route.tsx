import { createFileRoute, notFound } from '@tanstack/react-router'
import { parsePropertyId } from '#contract/listings/property-id.ts'
import { validationMessages } from '#messages/common.ts'
import { load } from '#ui/load.ts'
import { applicationForm } from '../../forms/application-form.ts'
import { FormPageSkeleton } from '../../forms/form-page-skeleton.tsx'
import {
  type PostAnswer,
  type PostedFile,
  type PostedText,
  sendPosted,
  takesPosts,
} from '../../forms/posting.ts'
import { orNotFound } from '../../or-not-found.ts'
import { JobScreen } from './job-screen.tsx'
import type { Job } from './vacancy.ts'

export const Route = createFileRoute('/job-description/$id')({
  server: { middleware: [takesPosts(post)] },
  loader: async ({ params, serverContext, abortController: { signal } }) => ({
    job: await loadJob(params.id, signal),
    posted: serverContext?.posted,
  }),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData }) => (loaderData ? (await import('./job-head.ts')).jobHead(loaderData.job) : {}),
  component: JobScreen,
  pendingComponent: FormPageSkeleton,
})

async function loadJob(typed: string, signal: AbortSignal): Promise<Job> {
  const jobId = parsePropertyId(typed)
  if (jobId === undefined) throw notFound()
  return (await orNotFound(load('jobDetails', { params: { jobId }, signal }))).data
}

/** An application with its CV. A browser gives no file back, so that it has to be chosen again. */
async function post(text: PostedText, file: PostedFile): Promise<PostAnswer> {
  const cv = file('resume')
  const form = applicationForm(text('job_id'), cv)
  const given: PostedText = (name) => (name === 'resume' ? (cv?.name ?? '') : text(name))
  const answer = await sendPosted(form, given)
  if ('goTo' in answer || !cv) return answer
  const errors = { resume: validationMessages.chooseAgain, ...answer.posted.errors }
  return { ...answer, posted: { ...answer.posted, errors } }
}
