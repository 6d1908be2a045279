import type { JobPlan } from './job-plan.ts'
import { salesJobs } from './sales-jobs.ts'
import { supportJobs } from './support-jobs.ts'

/** Vacancies; closed ones have a closing day that is past. */
export const jobPlans: readonly JobPlan[] = [...salesJobs, ...supportJobs]
