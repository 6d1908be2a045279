/** What the admin app says, with its errors and the emails to staff: in English alone. */
import { englishCatalogue } from './catalogue.ts'
import * as en from './en/admin/index.ts'

const texts = englishCatalogue(en)

export const accountErrors = texts.accountErrors
export const assignmentReasons = texts.assignmentReasons
export const bookingAlerts = texts.bookingAlerts
export const bookingHistory = texts.bookingHistory
export const exportColumns = texts.exportColumns
export const importErrors = texts.importErrors
export const leadErrors = texts.leadErrors
export const leadMails = texts.leadMails
export const leadTimeline = texts.leadTimeline
export const listingErrors = texts.listingErrors
export const payloadFacts = texts.payloadFacts
export const pushNotes = texts.pushNotes
export const recordErrors = texts.recordErrors
export const staffMails = texts.staffMails
export const visitorLanguage = texts.visitorLanguage
