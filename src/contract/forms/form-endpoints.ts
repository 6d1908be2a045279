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
import { JobApplication, ResumeAnswer } from '../vacancies/applications.ts'
import { resumeField, resumePath } from '../vacancies/resume-upload.ts'
import { JobAnswer, JobPostings } from '../vacancies/vacancy.ts'

export const formEndpoints = {
  inquiry: {
    ...route('inquiry'),
    summary: 'A general inquiry.',
    body: Inquiry,
    answer: LeadReceipt,
    errors: formErrors,
  },
  propertyInquiry: {
    ...route('propertyInquiry'),
    summary: 'A request for the details of one listing.',
    body: PropertyInquiry,
    answer: LeadReceipt,
    errors: [...formErrors, 404],
  },
  projectInquiry: {
    ...route('projectInquiry'),
    summary: 'A question about one project.',
    body: ProjectInquiry,
    answer: LeadReceipt,
    errors: [...formErrors, 404],
  },
  leadState: {
    ...route('leadState'),
    summary: 'How far the agency is with a request; nothing about who sent it.',
    params: z.object({ reference }),
    answer: LeadStateAnswer,
    errors: [404],
  },
  contact: {
    ...route('contact'),
    summary: 'Feedback.',
    body: Feedback,
    answer: LeadReceipt,
    errors: formErrors,
  },
  getInTouch: {
    ...route('getInTouch'),
    summary: 'A request to be called back; 409 while an earlier one of the same phone is open.',
    body: GetInTouch,
    answer: LeadReceipt,
    errors: [...formErrors, 409],
  },
  franchise: {
    ...route('franchise'),
    summary: 'A franchise enquiry. The franchise desk is notified by email.',
    body: FranchiseEnquiry,
    answer: LeadReceipt,
    errors: formErrors,
  },
  valuation: {
    ...route('valuation'),
    summary: 'A request for what a property may be worth.',
    body: Valuation,
    answer: LeadReceipt,
    errors: formErrors,
  },
  wanted: {
    ...route('wanted'),
    summary: 'A property that is looked for.',
    body: Wanted,
    answer: WantedReceipt,
    errors: formErrors,
  },
  wantedAssign: {
    ...route('wantedAssign'),
    summary: 'Has a wanted request assigned to an agent; repeating it changes nothing.',
    params: z.object({ id: reference }),
    body: WantedAssign,
    answer: LeadStateAnswer,
    errors: [...bodyErrors, 404],
  },
  jobPostings: {
    ...route('jobPostings'),
    summary: 'Open jobs by page, the newest first.',
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
    summary: 'One job; whether it is still open is said.',
    params: z.object({ jobId: id }),
    answer: JobAnswer,
    errors: [404],
  },
  uploadResume: {
    method: 'POST',
    path: resumePath,
    summary: 'Stores a CV (PDF, DOC, DOCX, ODT or RTF of at most 5 MB); its link is for the application.',
    fileField: resumeField,
    answer: ResumeAnswer,
    errors: [...formErrors, 503],
  },
  addCandidate: {
    ...route('addCandidate'),
    summary: 'An application for a job, with the link of its CV or with the CV itself.',
    body: JobApplication,
    answer: LeadReceipt,
    errors: [...formErrors, 404, 503],
  },
} as const satisfies Record<string, Endpoint>
