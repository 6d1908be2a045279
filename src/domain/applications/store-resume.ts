import { resumeField } from '#contract/vacancies/resume-upload.ts'
import { resumes } from '#db/schema/index.ts'
import { violates } from '#db/violates-constraint.ts'
import type { Scanner } from '#integrations/clamav.ts'
import { uploads, validationMessages } from '#messages/common.ts'
import { newFileId } from '#storage/keys.ts'
import type { Context, Needs } from '../context.ts'
import { Invalid, Unavailable } from '../errors.ts'
import { incomingFolder, orUnavailable, receiveFile, storeDocument } from '../files/index.ts'

/**
 * Stores a CV where no address of the site leads to, and returns the link that its application carries: an
 * opaque id (D13). A CV that no application uses is removed after a day.
 * @throws Invalid when there is none, it is empty or holds a virus, Unavailable when the scanner or the
 *   storage is out of reach, Unsupported when its content is no PDF, DOC, DOCX, ODT or RTF, TooLarge over 5
 *   MB
 */
export async function storeResume(
  ctx: Context<'db' | 'storage' | 'scanner' | 'dataDir'>,
  file: Blob | undefined,
): Promise<string> {
  if (!file) throw new Invalid({ [resumeField]: validationMessages.required })
  if (file.size === 0) throw new Invalid({ [resumeField]: uploads.empty })
  const sent = { body: file.stream(), announcedBytes: file.size, wanted: ['document'] as const }
  return receiveFile(incomingFolder(ctx.dataDir), sent, async (received) => {
    await mustBeClean(ctx.scanner, received.path)
    const keep = async () => keepLink(ctx, (await storeDocument(ctx, received)).id)
    // The clean-up may delete the same file, left by another visitor, between the two steps.
    return orUnavailable(
      keep().catch((error) => (violates(error, fileIsGone) ? keep() : Promise.reject(error))),
    )
  })
}

/** A file that was not scanned is refused: the sender can send it again, while staff would open it unwarned. */
async function mustBeClean(scanner: Scanner | undefined, path: string): Promise<void> {
  const verdict = await scanner?.(path).catch((cause) => {
    throw new Unavailable(uploads.unchecked, { cause })
  })
  if (verdict === 'infected') throw new Invalid({ [resumeField]: uploads.infected }, uploads.infected)
}

const fileIsGone = 'resumes_file_id_files_id_fk'

async function keepLink({ db }: Needs<'db'>, file_id: string): Promise<string> {
  const id = newFileId()
  await db.insert(resumes).values({ id, file_id })
  return id
}
