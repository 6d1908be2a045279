/** A form with many files, read as a stream: each file is checked, stored and replaced by its address. */

import type { Endpoint } from '#contract/api/endpoint.ts'
import { DomainError, Invalid } from '#domain/errors.ts'
import { storeUpload } from '#domain/files/index.ts'
import { apiErrors } from '#messages/server.ts'
import { refuseNul } from '../no-nul.ts'
import { type BusboyFileStream, readParts } from './multipart.ts'
import { mustBe } from './read-bytes.ts'

export type UploadContext = Parameters<typeof storeUpload>[0]
type Uploads = { context: UploadContext; stored: string[] }
type FileFields = NonNullable<Endpoint['form']>

const limits = { parts: 1_500, fieldBytes: 128 * 1024, besideFilesBytes: 4 * 1024 * 1024 }

/**
 * Returns the fields of a form: those in `fields` as lists of typed values and of the addresses of stored
 * files, in the order they came in; of any other field the last value counts.
 * @param uploads the ids of newly stored files are pushed to its `stored`; if the form fails, nothing
 * refers to them
 * @throws Invalid with a message for each field with a file that cannot be used
 * @throws RequestRefused 415 for another type, 413 for too many parts, 400 for what is no such form
 */
export async function readUploadForm(
  request: Request,
  fields: FileFields,
  uploads: Uploads,
): Promise<Record<string, string | string[]>> {
  mustBe('multipart/form-data', request, apiErrors.sendForm)
  const texts = new Map<string, string>()
  const lists = new Map<string, (string | Promise<Taken>)[]>()
  const push = (name: string, value: string | Promise<Taken>) =>
    lists.set(name, [...(lists.get(name) ?? []), value])
  const onField = (name: string, value: string) => {
    const kinds = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!kinds) texts.set(name, value)
    // An empty field for files is left out; an empty text field keeps its place.
    else if (value !== '' || kinds.length === 0) push(name, value)
  }
  const onFile = (name: string, stream: BusboyFileStream, fileName: string) => {
    // An empty file field comes as a file without a name.
    if (!fileName) stream.resume()
    else push(name, take(stream, fileName, fields[name] ?? [], uploads))
  }
  try {
    await readParts(request, limits, { onField, onFile })
  } catch (error) {
    await Promise.allSettled([...lists.values()].flat())
    throw error
  }
  const values = await settled(lists)
  refuseNul(...[...texts].flat(), ...Object.entries(values).flat(2))
  return { ...Object.fromEntries(texts), ...values }
}

/** A file that was stored, or why it was not. */
type Taken = { address: string } | { refusal: string } | { failure: unknown }

async function take(
  stream: BusboyFileStream,
  name: string,
  wanted: FileFields[string],
  { context, stored }: Uploads,
): Promise<Taken> {
  try {
    if (wanted.length === 0) return { refusal: `${name}: no file belongs here.` }
    const body: AsyncIterable<Buffer> = {
      [Symbol.asyncIterator]: () => stream.iterator({ destroyOnReturn: false }),
    }
    const file = await storeUpload(context, { body, announcedBytes: undefined, wanted })
    if (file.isNew) stored.push(file.stored.id)
    return { address: file.stored.address }
  } catch (error) {
    return error instanceof DomainError ? { refusal: `${name}: ${error.message}` } : { failure: error }
  } finally {
    // The form continues only after a file was read to its end.
    stream.resume()
  }
}

async function settled(
  lists: ReadonlyMap<string, (string | Promise<Taken>)[]>,
): Promise<Record<string, string[]>> {
  const values: Record<string, string[]> = {}
  const refusals: Record<string, string> = {}
  // All files are read to their end before the failure of one is thrown.
  await Promise.all([...lists.values()].flat())
  for (const [name, list] of lists) {
    const taken = await Promise.all(list)
    values[name] = taken.flatMap((one) => {
      if (typeof one === 'string') return [one]
      if ('failure' in one) throw one.failure
      if ('refusal' in one) refusals[name] ??= one.refusal
      return 'address' in one ? [one.address] : []
    })
  }
  if (Object.keys(refusals).length > 0) throw new Invalid(refusals)
  return values
}
