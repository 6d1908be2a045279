export { dropJobs, listDeadJobs, restoreJobs, retryJobs } from './work.ts'
