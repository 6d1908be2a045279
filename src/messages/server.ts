/** What the server says to visitors outside of screens: emails, refusals, error pages, share pictures. */
import { catalogue } from './catalogue.ts'
import * as en from './en/server/index.ts'
import * as ur from './ur/server/index.ts'

const texts = catalogue(en, ur)

export const alertErrors = texts.alertErrors
export const alertMails = texts.alertMails
export const apiErrors = texts.apiErrors
export const authorities = texts.authorities
export const bookingErrors = texts.bookingErrors
export const bookingMails = texts.bookingMails
export const comparablesReport = texts.comparablesReport
export const missing = texts.missing
export const requestErrors = texts.requestErrors
export const sharePictures = texts.sharePictures
export const sharedLists = texts.sharedLists
export const viewingErrors = texts.viewingErrors
export const viewingMails = texts.viewingMails
export const visitorMail = texts.visitorMail
export const views = texts.views
