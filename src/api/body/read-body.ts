/** The body of a call, read as its endpoint declares it. Public calls and those of staff come through here. */
import type { Endpoint } from '#contract/api/endpoint.ts'
import { type SentForm, withFileForm } from './form-with-file.ts'
import { readJsonBody } from './read-json.ts'
import { readUploadForm, type UploadContext } from './upload-form.ts'

type Options = {
  /** The most that JSON and the fields beside a file may have. */
  limitBytes: number
  /** Where the file of a form waits until the rest was looked at. */
  folder: string
  /** Who may store the files of a form; `stored` gets the ids of those that are new. */
  uploads?: { context: UploadContext; stored: string[] }
}

/**
 * Gives the fields, and the file of a form with one, to `use`; nothing of that file is left afterwards.
 * @throws RequestRefused 415 for another type, 413 for too much, 400 for what cannot be read
 * @throws Invalid for files of an upload form that cannot be used
 */
export async function withBody<Result>(
  { fileField, form }: Endpoint,
  request: Request,
  { limitBytes, folder, uploads }: Options,
  use: (sent: SentForm) => Promise<Result>,
): Promise<Result> {
  if (fileField !== undefined) return withFileForm(request, { fileField, limitBytes, folder }, use)
  if (!form) return use({ fields: await readJsonBody(request, limitBytes), file: undefined })
  if (!uploads) throw new Error('Nobody may store the files of this form')
  return use({ fields: await readUploadForm(request, form, uploads), file: undefined })
}
