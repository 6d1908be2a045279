import { eq } from 'drizzle-orm'
import { files, projects } from '#db/schema/index.ts'
import { missing } from '#messages/server.ts'
import type { AllowedContext } from '../context.ts'
import { NotFound } from '../errors.ts'
import { type OpenedDocument, openDocument } from '../files/index.ts'

/** The brochure of a project, for staff to send. @throws NotFound when there is none */
export async function openBrochure(
  { db, storage }: AllowedContext<'projects.edit', 'db' | 'storage'>,
  id: number,
): Promise<OpenedDocument> {
  const [row] = await db
    .select({ id: files.id, content_type: files.content_type })
    .from(projects)
    .innerJoin(files, eq(files.address, projects.brochure))
    .where(eq(projects.id, id))
  if (!row) throw new NotFound(missing.brochure)
  return openDocument(storage, row, `Brochure-${id}`)
}
