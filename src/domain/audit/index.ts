export { audit, auditAll, type Change } from './audit.ts'
export { auditPeople, readAudit } from './read-audit.ts'
