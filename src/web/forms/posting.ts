/** Forms that were posted to their page without JavaScript: sent on to the API in the visitor's name. */
import { createMiddleware } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { tidyField } from '#contract/form.ts'
import { badResponse, failureToast } from '#contract/messages.ts'
import { CallError } from '../api.ts'
import { errorsOf, type SiteForm, valuesOf } from './site-form.ts'

/** What came of a posted form that could not be stored: what was typed, and what is wrong with it. */
export type Posted = {
  form: string
  values: Record<string, string>
  errors: Readonly<Record<string, string | undefined>>
  /** What went wrong as a whole. */
  problem: string
  /** The listing it is about, by the ID that came with it. */
  about?: string
}

/** A text of the posted form by its name; empty when it is not there. */
export type PostedText = (name: string) => string

/** Where the visitor goes once the form is stored, or what to put right. */
export type PostAnswer = { goTo: string } | { posted: Posted }

type Context = { posted: Posted | undefined }

/**
 * Answers a POST to a page before the page is rendered: stored, the visitor is sent on (a reload must not send the
 * form again); refused, the page's loader finds it as `serverContext.posted`.
 */
export function takesPosts(post: (text: PostedText) => Promise<PostAnswer>) {
  return createMiddleware().server(async ({ request, next }) => {
    const nothing: Context = { posted: undefined }
    if (request.method !== 'POST') return next({ context: nothing })
    const answer = await post(textsOf(await request.formData()))
    if ('goTo' in answer) return seeOther(answer.goTo)
    setResponseStatus(Object.keys(answer.posted.errors).length > 0 ? 422 : 503)
    const context: Context = answer
    return next({ context })
  })
}

/** Sends a posted form; `goTo` says where its receipt is shown. */
export async function sendPosted<Name extends string, Receipt>(
  form: SiteForm<Name, Receipt>,
  text: PostedText,
  goTo: (receipt: Receipt) => string,
): Promise<PostAnswer> {
  const values = valuesOf(form.fields, text)
  const refused = (problem: string, errors: Readonly<Record<string, string | undefined>>): PostAnswer => ({
    posted: { form: form.id, values, errors, problem },
  })
  const errors = errorsOf(form, values)
  if (Object.keys(errors).length > 0) {
    return refused(failureToast(form.feature, new Error(badResponse)), errors)
  }
  try {
    const tidied = valuesOf(form.fields, (name) => tidyField(form.fields[name], values[name]))
    return { goTo: goTo(await form.send(tidied)) }
  } catch (thrown) {
    if (!(thrown instanceof CallError)) throw thrown
    const { error, fields } = thrown.failure
    return refused(failureToast(form.feature, error), fields)
  }
}

/** The page of a stored request, which thanks for it. */
export function receiptPath(form: { id: string }, reference: string): string {
  return `/inquiry/${encodeURIComponent(reference)}?sent=${form.id}`
}

/** A file where a text belongs counts as nothing; several texts under one name are one with commas. */
function textsOf(form: FormData): PostedText {
  return (name) =>
    form
      .getAll(name)
      .filter((value) => typeof value === 'string')
      .join(',')
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } })
}
