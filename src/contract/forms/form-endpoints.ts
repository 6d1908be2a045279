/** The calls of the forms: requests of visitors, their status, and the jobs that visitors apply for. */

import { z } from 'zod'
import { bodyErrors, type Endpoint, formErrors, id, reference } from '../api/endpoint.ts'
import { route } from '../api/routes.ts'
import {
  Feedback,
  FranchiseEnquiry,
  GetInTouch,
  Inquiry,
  LeadReceipt,
  ProjectInquiry,
  PropertyInquiry,
  Valuation,
} from '../leads/inquiry.ts'
import { LeadStateAnswer } from '../leads/leads.ts'
import { Wanted, WantedAssign, WantedReceipt } from '../leads/wanted.ts'
import { pageSizes } from '../limits.ts'
import { ListingReport } from '../listings/listing-report.ts'
import { JobApplication, ResumeAnswer } from '../vacancies/applications.ts'
import { resumeField, resumePath } from '../vacancies/resume-upload.ts'
import { JobAnswer, JobPostings } from '../vacancies/vacancy.ts'

export const formEndpoints = {
  inquiry: {
    ...route('inquiry'),
    summary: 'Send a general inquiry',
    body: Inquiry,
    answer: LeadReceipt,
    errors: formErrors,
  },
  propertyInquiry: {
    ...route('propertyInquiry'),
    summary: 'Request details of a listing',
    body: PropertyInquiry,
    answer: LeadReceipt,
    errors: [...formErrors, 404],
  },
  projectInquiry: {
    ...route('projectInquiry'),
    summary: 'Send an inquiry about a project',
    body: ProjectInquiry,
    answer: LeadReceipt,
    errors: [...formErrors, 404],
  },
  reportListing: {
    ...route('reportListing'),
    summary: 'Report an error in a listing',
    description: 'Staff check it. The agent is asked when several visitors say that it is sold or rented.',
    params: z.object({ id }),
    body: ListingReport,
    answer: z.object({ data: z.object({ received: z.literal(true) }) }),
    errors: [...formErrors, 404, 410],
  },
  leadState: {
    ...route('leadState'),
    summary: 'Get the status of a request',
    description: 'Contains no details of the sender.',
    params: z.object({ reference }),
    answer: LeadStateAnswer,
    errors: [404],
  },
  contact: {
    ...route('contact'),
    summary: 'Send feedback',
    body: Feedback,
    answer: LeadReceipt,
    errors: formErrors,
  },
  getInTouch: {
    ...route('getInTouch'),
    summary: 'Request a callback',
    description: 'Returns 409 while an earlier request from the same phone number is open.',
    body: GetInTouch,
    answer: LeadReceipt,
    errors: [...formErrors, 409],
  },
  franchise: {
    ...route('franchise'),
    summary: 'Send a franchise inquiry',
    description: 'The franchise team is notified by email.',
    body: FranchiseEnquiry,
    answer: LeadReceipt,
    errors: formErrors,
  },
  valuation: {
    ...route('valuation'),
    summary: 'Request a valuation',
    body: Valuation,
    answer: LeadReceipt,
    errors: formErrors,
  },
  wanted: {
    ...route('wanted'),
    summary: 'Post a property request',
    description: 'For a property that the visitor is looking for.',
    body: Wanted,
    answer: WantedReceipt,
    errors: formErrors,
  },
  wantedAssign: {
    ...route('wantedAssign'),
    summary: 'Ask for an agent for a property request',
    description: 'Repeating the call changes nothing.',
    params: z.object({ id: reference }),
    body: WantedAssign,
    answer: LeadStateAnswer,
    errors: [...bodyErrors, 404],
  },
  jobPostings: {
    ...route('jobPostings'),
    summary: 'List open jobs',
    description: 'By page, newest first.',
    query: z.object({
      cityId: id.optional(),
      department: z.string().trim().max(100).optional(),
      per_page: z.coerce.number<string>().int().min(1).max(100).default(pageSizes.jobs),
      current_page: z.coerce.number<string>().int().min(1).max(1_000_000).default(1),
    }),
    answer: JobPostings,
    errors: [422],
  },
  jobDetails: {
    ...route('jobDetails'),
    summary: 'Get a job',
    description: 'Also returns closed jobs, marked as closed.',
    params: z.object({ jobId: id }),
    answer: JobAnswer,
    errors: [404],
  },
  uploadResume: {
    method: 'POST',
    path: resumePath,
    summary: 'Upload a CV',
    description: 'PDF, DOC, DOCX, ODT or RTF of at most 5 MB. Send the returned link with the application.',
    fileField: resumeField,
    answer: ResumeAnswer,
    errors: [...formErrors, 503],
  },
  addCandidate: {
    ...route('addCandidate'),
    summary: 'Apply for a job',
    description: 'Takes the link of an uploaded CV, or the CV itself.',
    body: JobApplication,
    answer: LeadReceipt,
    errors: [...formErrors, 404, 503],
  },
} as const satisfies Record<string, Endpoint>
