import type { AllowedContext } from '#domain/context.ts'
import { changeProjectVideo, projectVideoCollection } from '#domain/projects/index.ts'
import type { AdminInput } from './call.ts'

type NewVideo = AdminInput<'createProjectVideo'>['body']
type ChangedVideo = Omit<AdminInput<'changeProjectVideo'>['body'], 'version'>

/** The films of projects, sent as the forms that the specification has: S8.3. */
export const projectVideoForms = {
  ...projectVideoCollection,
  async create(ctx: AllowedContext<'projects.edit'>, form: NewVideo) {
    return projectVideoCollection.create(ctx, toVideoFields(form))
  },
  async change(
    ctx: AllowedContext<'projects.edit'>,
    {
      projectID,
      version,
      fields: { id, ...form },
    }: { projectID: number; version: number | undefined; fields: ChangedVideo },
  ) {
    const fields = toVideoFields({ ...form, projectID: form.projectID ?? projectID })
    return changeProjectVideo(ctx, { id, projectID, version, fields })
  },
}

/** A form has lists where a film is one thing. */
function toVideoFields<Form extends { url: string[]; poster: string[] }>({ url, poster, ...fields }: Form) {
  return { ...fields, url: url[0] ?? '', poster: poster[0] ?? null }
}
