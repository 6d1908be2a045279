import { create as contentDisposition } from 'content-disposition'
import type { OpenedDocument } from '#domain/files/index.ts'

/** A document for staff. Its sender may be unknown, so it is always downloaded, and scripts in it are blocked. */
export function download({ name, contentType, bytes }: OpenedDocument): Response {
  return new Response(bytes, {
    headers: {
      'content-type': contentType,
      'content-disposition': contentDisposition(name),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}
