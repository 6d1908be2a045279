/** Every call of the admin app on one page, each with who may make it. */
import { z } from 'zod'
import { Pagination } from '../search/search.ts'
import { adCalls } from './ads.ts'
import { agentCalls } from './agents.ts'
import { analyticsCalls } from './analytics.ts'
import { changing, done, reading, writing } from './answers.ts'
import { AuditEntry, AuditNames, AuditQuery } from './audit.ts'
import { bookingCalls } from './bookings.ts'
import { cityCalls } from './cities.ts'
import { contentCalls } from './content.ts'
import { costCalls } from './costs.ts'
import { demandCalls } from './demand.ts'
import type { AdminEndpoint } from './endpoint.ts'
import { eventCalls } from './events.ts'
import { exportCalls } from './exports.ts'
import { findCalls } from './find.ts'
import { healthCalls } from './health.ts'
import { importCalls } from './imports.ts'
import { leadCalls } from './leads.ts'
import { listingReportCalls } from './listing-reports.ts'
import { listingCalls } from './listings.ts'
import { mailChoiceCalls } from './mail-choices.ts'
import { newLeadCalls } from './new-lead.ts'
import { pageCalls } from './pages.ts'
import { priceComparisonCalls } from './price-comparison.ts'
import { privacyCalls } from './privacy.ts'
import { projectVideoCalls } from './project-videos.ts'
import { projectCalls } from './projects.ts'
import { quarterlyReportCalls } from './quarterly-reports.ts'
import { reportCalls } from './reports.ts'
import { settingsCalls } from './settings.ts'
import {
  Code,
  Credentials,
  Email,
  LinkableAgent,
  Me,
  NewStaff,
  Password,
  SignedIn,
  StaffChange,
  StaffMember,
  StaffSession,
} from './staff.ts'
import { systemCalls } from './system.ts'
import { taskCalls } from './tasks.ts'
import { todayCalls } from './today.ts'
import { jobCalls } from './vacancies.ts'
import { viewingCalls } from './viewings.ts'
import { webhookCalls } from './webhooks.ts'

const key = z.string().regex(/^[\w-]{1,100}$/)
const page = z.coerce.number<string>().int().min(1).max(100_000).default(1)

export const adminEndpoints = {
  signIn: {
    method: 'POST',
    path: '/api/admin/sign-in',
    summary: 'Sign in with email and password',
    access: 'public',
    body: Credentials,
    answer: SignedIn,
    errors: [...writing, 429],
  },
  enterCode: {
    method: 'POST',
    path: '/api/admin/sign-in/code',
    summary: 'Enter the second-factor code',
    description: 'The second step of signing in, after the password.',
    access: 'public',
    body: Code,
    answer: done,
    errors: [...writing, 429],
  },
  signOut: {
    method: 'POST',
    path: '/api/admin/sign-out',
    summary: 'Sign out of this session',
    access: 'signedIn',
    beforeSecondFactor: true,
    body: z.object({}),
    answer: done,
    errors: writing,
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/admin/password/forgotten',
    summary: 'Request a password reset link',
    description: 'Emails the link if the account exists. The response is the same either way.',
    access: 'public',
    body: z.object({ email: Email }),
    answer: done,
    errors: [...writing, 429],
  },
  setPassword: {
    method: 'POST',
    path: '/api/admin/password',
    summary: 'Set a new password',
    description: 'Takes the code of the emailed link. Ends all sessions of the account.',
    access: 'public',
    body: z.object({ token: key, password: Password }),
    answer: done,
    errors: [...writing, 429],
  },
  me: {
    method: 'GET',
    path: '/api/admin/me',
    summary: 'Get the signed-in user',
    description: 'Includes their permissions.',
    access: 'signedIn',
    beforeSecondFactor: true,
    answer: z.object({ data: Me }),
    errors: reading,
  },
  sessions: {
    method: 'GET',
    path: '/api/admin/sessions',
    summary: 'List your sessions',
    access: 'signedIn',
    beforeSecondFactor: true,
    answer: z.object({ data: z.array(StaffSession) }),
    errors: reading,
  },
  endSession: {
    method: 'POST',
    path: '/api/admin/sessions/:session/end',
    summary: 'End one of your sessions',
    access: 'signedIn',
    beforeSecondFactor: true,
    params: z.object({ session: key }),
    body: z.object({}),
    answer: done,
    errors: [...writing, 404],
  },
  beginSecondFactor: {
    method: 'POST',
    path: '/api/admin/second-factor',
    summary: 'Start setting up a second factor',
    description:
      'Returns a secret for the authenticator app and recovery codes. Takes effect once a code is confirmed.',
    access: 'signedIn',
    beforeSecondFactor: true,
    body: z.object({ password: z.string().max(200) }),
    answer: z.object({ data: z.object({ uri: z.string(), recovery_codes: z.array(z.string()) }) }),
    errors: [...writing, 429],
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/api/admin/second-factor/confirm',
    summary: 'Turn on the second factor',
    description: 'Takes a code of the authenticator app. From then on, every sign-in asks for a code.',
    access: 'signedIn',
    beforeSecondFactor: true,
    body: Code,
    answer: done,
    errors: [...writing, 429],
  },
  endSecondFactor: {
    method: 'POST',
    path: '/api/admin/second-factor/end',
    summary: 'Turn off your second factor',
    access: 'signedIn',
    body: z.object({ password: z.string().max(200) }),
    answer: done,
    errors: [...writing, 429],
  },
  staff: {
    method: 'GET',
    path: '/api/admin/staff',
    summary: 'List staff accounts',
    description: 'Includes deactivated accounts.',
    access: 'staff.manage',
    answer: z.object({ data: z.array(StaffMember) }),
    errors: reading,
  },
  linkableAgents: {
    method: 'GET',
    path: '/api/admin/staff/agents',
    summary: 'List agents with their accounts',
    description: 'The agents of the public site, each with the linked staff account.',
    access: 'staff.manage',
    answer: z.object({ data: z.array(LinkableAgent) }),
    errors: reading,
  },
  createStaff: {
    method: 'POST',
    path: '/api/admin/staff',
    summary: 'Add a staff account',
    description: 'Emails the new member of staff a link to set their password.',
    access: 'staff.manage',
    body: NewStaff,
    answer: z.object({ data: StaffMember }),
    errors: [...writing, 409],
  },
  changeStaff: {
    method: 'PUT',
    path: '/api/admin/staff/:member',
    summary: 'Update a staff account',
    description: 'Deactivating an account ends all its sessions.',
    access: 'staff.manage',
    params: z.object({ member: key }),
    body: StaffChange,
    answer: z.object({ data: StaffMember }),
    errors: changing,
  },
  resetSecondFactor: {
    method: 'POST',
    path: '/api/admin/staff/:member/second-factor/reset',
    summary: 'Reset a member of staff’s second factor',
    description: 'For a lost phone. Ends all sessions of the account.',
    access: 'staff.manage',
    params: z.object({ member: key }),
    body: z.object({}),
    answer: z.object({ data: StaffMember }),
    errors: changing,
  },
  audit: {
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'List the audit log',
    description: 'Newest first.',
    access: 'audit.read',
    query: AuditQuery.extend({ page }),
    answer: z.object({ data: z.array(AuditEntry), names: AuditNames, pagination: Pagination }),
    errors: reading,
  },
  auditPeople: {
    method: 'GET',
    path: '/api/admin/audit/people',
    summary: 'List the staff filter options of the audit log',
    access: 'audit.read',
    answer: z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) }),
    errors: reading,
  },
  ...mailChoiceCalls,
  ...settingsCalls,
  ...leadCalls,
  ...viewingCalls,
  ...newLeadCalls,
  ...taskCalls,
  ...todayCalls,
  ...analyticsCalls,
  ...demandCalls,
  ...exportCalls,
  ...findCalls,
  ...importCalls,
  ...priceComparisonCalls,
  ...quarterlyReportCalls,
  ...reportCalls,
  ...healthCalls,
  ...systemCalls,
  ...privacyCalls,
  ...webhookCalls,
  ...jobCalls,
  ...listingCalls,
  ...listingReportCalls,
  ...contentCalls,
  ...costCalls,
  ...pageCalls,
  ...agentCalls,
  ...adCalls,
  ...projectCalls,
  ...eventCalls,
  ...projectVideoCalls,
  ...bookingCalls,
  ...cityCalls,
} as const satisfies Record<string, AdminEndpoint>

export type AdminCall = keyof typeof adminEndpoints
export type AdminAnswer<Name extends AdminCall> = z.output<(typeof adminEndpoints)[Name]['answer']>
