/** Forms that were posted to their page without JavaScript: sent on to the API in the visitor's name. */

import { createMiddleware } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import type { CallFailure } from '#contract/api/call-failure.ts'
import { tidyField } from '#contract/forms/form.ts'
import { trapField } from '#contract/forms/form-signals.ts'
import { failureToast } from '#contract/forms/messages.ts'
import type { RequestKind } from '#contract/leads/next-steps.ts'
import { inquiryPath } from '#contract/paths.ts'
import { failures } from '#messages/common.ts'
import { formParts } from '#messages/site.ts'
import { CallError } from '#ui/call-error.ts'
import { localPath } from '#ui/local-path.ts'
import { readForm } from './read-form.ts'
import { fieldErrors, fieldMessages, formValues, type SiteForm } from './site-form.ts'

/** A posted form that could not be stored: its values, and its errors. */
export type Posted = {
  form: string
  values: Record<string, string>
  errors: Readonly<Record<string, string | undefined>>
  /** What went wrong as a whole; empty where the fields say it. */
  problem: string
  /** The search that alerts are wanted for: the address of the form has none. */
  about?: string
}

/** A text of the posted form by its name; empty when it is not there. */
export type PostedText = (name: string) => string

/** The file of the posted form in the field of that name, if one was chosen. */
export type PostedFile = (name: string) => File | undefined

/** The page to go to once the form is stored, or the errors and the status of the answer. */
export type PostAnswer = { goTo: string } | { posted: Posted; status: number }

type Refused = Pick<CallFailure, 'error' | 'status' | 'message'> & { fields: Posted['errors'] }

type Context = { posted: Posted | undefined }

/**
 * Answers a POST to a page before the page is rendered: stored, the visitor is sent on (a reload must not send the
 * form again); refused, the page's loader finds it as `serverContext.posted`.
 */
export function takesPosts(post: (text: PostedText, file: PostedFile) => Promise<PostAnswer>) {
  return createMiddleware().server(async ({ request, next }) => {
    const nothing: Context = { posted: undefined }
    if (request.method !== 'POST') return next({ context: nothing })
    const form = await readForm(request)
    if (hasNul(form)) return new Response(formParts.unreadable, { status: 400 })
    const answer = await post(readTexts(form), readFiles(form))
    if ('goTo' in answer) return seeOther(answer.goTo)
    setResponseStatus(answer.status)
    const context: Context = { posted: answer.posted }
    return next({ context })
  })
}

/** Sends a posted form; the page of the stored request thanks for it, unless `pageOf` names another. */
export async function sendPosted<Name extends string, Receipt extends { reference: string }>(
  form: SiteForm<Name, Receipt, RequestKind | undefined>,
  text: PostedText,
  pageOf: (reference: string, receipt: Receipt) => string = (reference) =>
    `${inquiryPath(reference)}?sent=${form.id}`,
): Promise<PostAnswer> {
  const values = formValues(form.fields, text)
  const refused = ({ error, status, fields, message }: Refused): PostAnswer => {
    const isOfFields = Object.keys(fieldMessages(form.fields, fields)).length > 0
    const problem = isOfFields ? '' : (message ?? failureToast(form.feature, error))
    return {
      posted: { form: form.id, values, errors: fields, problem },
      // What fails on our side may work in a moment.
      status: status >= 400 && status < 500 ? status : 503,
    }
  }
  const fields = fieldErrors(form, values)
  if (Object.keys(fields).length > 0) {
    return refused({ error: new Error(failures.badResponse), status: 422, fields })
  }
  try {
    const tidied = formValues(form.fields, (name) => tidyField(form.fields[name], values[name]))
    const receipt = await form.send(tidied, { signs: { [trapField]: text(trapField) } })
    return { goTo: pageOf(receipt.reference, receipt) }
  } catch (thrown) {
    if (!(thrown instanceof CallError)) throw thrown
    return refused(thrown.failure)
  }
}

function hasNul(form: FormData): boolean {
  return [...form].flat().some((part) => typeof part === 'string' && part.includes('\0'))
}

/** A file where a text belongs counts as nothing; several texts under one name are one with commas. */
function readTexts(form: FormData): PostedText {
  return (name) =>
    form
      .getAll(name)
      .filter((value) => typeof value === 'string')
      .join(',')
}

function readFiles(form: FormData): PostedFile {
  return (name) => {
    const value = form.get(name)
    // A file field that was left empty comes as a file without name and content.
    return value instanceof File && (value.name !== '' || value.size > 0) ? value : undefined
  }
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location: localPath(location) } })
}
