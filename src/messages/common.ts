/** What the site, the admin app, emails and errors say alike: names of property types, cities, statuses, form errors. */
import { catalogue } from './catalogue.ts'
import * as en from './en/common/index.ts'
import * as ur from './ur/common/index.ts'

const texts = catalogue(en, ur)

export const failures = texts.failures
export const html = texts.html
export const inquiryModal = texts.inquiryModal
export const toasts = texts.toasts
export const validationMessages = texts.validationMessages
