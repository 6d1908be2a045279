import { createHash, timingSafeEqual } from 'node:crypto'
import { errorStatuses } from '#contract/api/api-errors.ts'
import { reachOf, uploadPermissions } from '#contract/permissions.ts'
import { Forbidden } from '#domain/errors.ts'
import { mustHaveSecondFactor } from '#domain/staff/index.ts'
import { accountErrors as t } from '#messages/admin.ts'
import { apiErrors } from '#messages/server.ts'
import type { ApiContext } from './context.ts'
import { RequestRefused } from './errors.ts'
import { mustBeOwnSite } from './same-site.ts'
import { isUnlocked } from './unlock.ts'

/**
 * Lets through who may upload: signed-in staff who work on something that has pictures, and programs that carry the
 * setting UPLOAD_TOKEN; without that setting, none of them.
 * @throws RequestRefused 401 for anyone else, Forbidden for staff without a permission that needs files, and for
 * requests from another site
 */
export async function admitUpload(
  request: Request,
  { config, openAuth }: Pick<ApiContext, 'openAuth'> & { config: ApiContext['config'] },
): Promise<void> {
  if (hasToken(request, config)) return
  const visit = await (await openAuth?.())?.who(request.headers)
  if (!visit) throw notAllowed()
  mustHaveSecondFactor(visit)
  mustBeOwnSite(request)
  if (!uploadPermissions.some((permission) => reachOf(visit.staff.role, permission))) {
    throw new Forbidden(t.roleUploads)
  }
}

function notAllowed(): RequestRefused {
  return new RequestRefused(errorStatuses.unauthorised, 'unauthorised', apiErrors.uploadSignIn, {
    'www-authenticate': 'Bearer',
  })
}

function hasToken(request: Request, config: ApiContext['config']): boolean {
  const { uploadToken } = config
  const [, given] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (given === undefined) return false
  if (isUnlocked(given, config)) return true
  if (uploadToken === undefined) return false
  // Digests are of one length, and comparing them takes the same time wherever they differ.
  return timingSafeEqual(digest(given), digest(uploadToken))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
