/** The admin app's part of the API. */
import type { ApiContext } from '../context.ts'
import type { Api } from '../read.ts'
import { mountSession } from '../session.ts'
import { mountAnalytics } from './analytics.ts'
import { mountAdminBookings } from './bookings.ts'
import type { AdminParts } from './call.ts'
import { mountAdminCities } from './cities.ts'
import { mountCollections } from './collections.ts'
import { mountDemand } from './demand.ts'
import { mountExports } from './exports.ts'
import { mountImports } from './imports.ts'
import { mountAdminVacancies } from './jobs.ts'
import { mountLeads } from './leads.ts'
import { mountAdminListings } from './listings.ts'
import { mountAdminPages } from './pages.ts'
import { mountPriceComparison } from './price-comparison.ts'
import { mountPrivacy } from './privacy.ts'
import { mountReports } from './reports.ts'
import { mountSettings } from './settings.ts'
import { mountStaff } from './staff.ts'
import { mountSystem } from './system.ts'
import { mountToday } from './today.ts'
import { mountAdminViewings } from './viewings.ts'
import { mountWebhooks } from './webhooks.ts'

export function mountAdmin(app: Api, given: ApiContext): void {
  const { openAuth, db, patientDb = db } = given
  if (!openAuth) return
  const context = { ...given, db: patientDb }
  const { bodyLimitBytes, systems } = context.config
  const parts: AdminParts = {
    auth: openAuth,
    bodyLimitBytes,
    systems,
    context,
  }
  mountSession(app, parts)
  mountStaff(app, parts)
  mountSettings(app, parts, context)
  mountExports(app, parts)
  mountImports(app, parts)
  mountPriceComparison(app, parts)
  mountReports(app, parts)
  mountSystem(app, parts, context)
  mountPrivacy(app, parts)
  mountWebhooks(app, parts, context)
  mountAdminVacancies(app, parts, context)
  mountAdminCities(app, parts)
  mountAdminListings(app, parts)
  mountCollections(app, parts, context)
  mountAdminPages(app, parts)
  mountLeads(app, parts, context)
  mountAdminViewings(app, parts)
  mountToday(app, parts)
  mountAnalytics(app, parts, context)
  mountDemand(app, parts, context)
  mountAdminBookings(app, parts)
}
