/** What the site, the admin app, emails and errors say alike: names of property types, cities, statuses, form errors. */
import { catalogue } from './catalogue.ts'
import * as en from './en/common/index.ts'
import * as ur from './ur/common/index.ts'

export const { failures, html, inquiryModal, toasts, validationMessages } = catalogue(en, ur)
