export { completingSecrets } from './complete-secrets.ts'
export { listMails, readMail } from './read.ts'
export { sendMails } from './send.ts'
