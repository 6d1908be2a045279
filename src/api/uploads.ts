/** One file a request, its body the file itself: streamed to where it is judged and stored. */

import { fieldMessages } from '#contract/api/issues.ts'
import { fileKinds, uploadPath } from '#contract/files/upload-types.ts'
import { type UploadAnswer, UploadQuery } from '#contract/files/uploads.ts'
import { Invalid } from '#domain/errors.ts'
import { storeUpload } from '#domain/files/index.ts'
import { apiErrors } from '#messages/server.ts'
import type { ApiContext } from './context.ts'
import { malformed } from './errors.ts'
import { admitUpload } from './may-upload.ts'
import type { Api } from './read.ts'

export function mountUploads(app: Api, context: ApiContext): void {
  app.post(uploadPath, async ({ req }) => {
    await admitUpload(req.raw, context)
    const query = UploadQuery.safeParse(req.query())
    if (!query.success) throw new Invalid(fieldMessages(query.error.issues, req.query()))
    const { stored, isNew } = await storeUpload(context, {
      body: req.raw.body ?? nothing(),
      announcedBytes: announced(req.header('content-length')),
      wanted: query.data.kind ?? fileKinds,
    })
    const answer: UploadAnswer = { data: stored }
    return Response.json(answer, { status: isNew ? 201 : 200, headers: { 'cache-control': 'no-store' } })
  })
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

function announced(length: string | undefined): number | undefined {
  if (length === undefined) return undefined
  if (!/^\d+$/.test(length)) throw malformed(apiErrors.fileLength)
  return Number(length)
}
