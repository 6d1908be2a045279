/** The admin app's part of the API. */
import type { ApiContext } from '../context.ts'
import type { Api } from '../read.ts'
import { mountSession } from '../session.ts'
import { mountAnalytics } from './analytics.ts'
import { mountAdminBookings } from './bookings.ts'
import type { AdminParts } from './call.ts'
import { mountAdminCities } from './cities.ts'
import { mountCollections } from './collections.ts'
import { mountExports } from './exports.ts'
import { mountImports } from './imports.ts'
import { mountAdminVacancies } from './jobs.ts'
import { mountLeads } from './leads.ts'
import { mountAdminListings } from './listings.ts'
import { mountAdminPages } from './pages.ts'
import { mountPrivacy } from './privacy.ts'
import { mountSettings } from './settings.ts'
import { mountStaff } from './staff.ts'
import { mountSystem } from './system.ts'
import { mountToday } from './today.ts'
import { mountWebhooks } from './webhooks.ts'

export function mountAdmin(app: Api, given: ApiContext): void {
  const { openAuth, db, patientDb = db } = given
  if (!openAuth) return
  const context = { ...given, db: patientDb }
  const { bodyLimitBytes, systems, dataDir } = context.config
  const parts: AdminParts = {
    auth: openAuth,
    bodyLimitBytes,
    systems,
    uploads: { ...context, dataDir },
  }
  mountSession(app, parts, context)
  mountStaff(app, parts, context)
  mountSettings(app, parts, context)
  mountExports(app, parts, context)
  mountImports(app, parts, context)
  mountSystem(app, parts, context)
  mountPrivacy(app, parts, context)
  mountWebhooks(app, parts, context)
  mountAdminVacancies(app, parts, context)
  mountAdminCities(app, parts, { db: patientDb })
  mountAdminListings(app, parts, { db: patientDb })
  mountCollections(app, parts, context)
  mountAdminPages(app, parts, context)
  mountLeads(app, parts, context)
  mountToday(app, parts, context)
  mountAnalytics(app, parts, context)
  mountAdminBookings(app, parts, context)
}
