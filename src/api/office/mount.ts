/** The back office's part of the API. */
import { DeskIndex } from '#domain/listings/desk-index/index.ts'
import type { ApiContext } from '../context.ts'
import type { Api } from '../read.ts'
import { mountSession } from '../session.ts'
import { mountCampaigns } from './ads.ts'
import { mountKeptAgents } from './agents.ts'
import { mountAnalytics } from './analytics.ts'
import { mountBookingDesk } from './bookings.ts'
import type { OfficeParts } from './call.ts'
import { mountOfficeCities } from './cities.ts'
import { mountKeptContent } from './content.ts'
import { mountKeptEvents } from './events.ts'
import { mountExports } from './exports.ts'
import { mountImports } from './imports.ts'
import { mountKeptJobs } from './jobs.ts'
import { mountLeads } from './leads.ts'
import { mountOfficeListings } from './listings.ts'
import { mountKeptPages } from './pages.ts'
import { mountPrivacy } from './privacy.ts'
import { mountKeptVideos } from './project-videos.ts'
import { mountKeptProjects } from './projects.ts'
import { mountSettings } from './settings.ts'
import { mountStaff } from './staff.ts'
import { mountSystem } from './system.ts'
import { mountToday } from './today.ts'
import { mountWebhooks } from './webhooks.ts'

export function mountOffice(app: Api, given: ApiContext): void {
  const { openDoor, db, patientDb = db } = given
  if (!openDoor) return
  const context = { ...given, db: patientDb }
  const desk = new DeskIndex(patientDb)
  const { bodyLimitBytes, systems, dataDir } = context.config
  const parts: OfficeParts = {
    door() {
      // Whoever comes in may soon want the table.
      desk.prepare()
      return openDoor()
    },
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
  mountKeptJobs(app, parts, context)
  mountOfficeCities(app, parts, { db: patientDb })
  mountOfficeListings(app, parts, { db: patientDb, desk })
  mountKeptContent(app, parts, context)
  mountKeptPages(app, parts, context)
  mountKeptAgents(app, parts, context)
  mountKeptProjects(app, parts, context)
  mountLeads(app, parts, context)
  mountToday(app, parts, context)
  mountAnalytics(app, parts, context)
  mountKeptEvents(app, parts, context)
  mountKeptVideos(app, parts, context)
  mountCampaigns(app, parts, context)
  mountBookingDesk(app, parts, context)
}
