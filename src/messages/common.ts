/**
 * What the site, the admin app, emails and errors say alike: names of property types, cities, statuses, form errors.
 */
import { catalogue } from './catalogue.ts'
import * as en from './en/common/index.ts'
import * as ur from './ur/common/index.ts'

const texts = catalogue(en, ur)

export const dates = texts.dates
export const alertForm = texts.alertForm
export const ads = texts.ads
export const areaPrice = texts.areaPrice
export const priceComparison = texts.priceComparison
export const priceUnits = texts.priceUnits
export const building = texts.building
export const calculator = texts.calculator
export const comingSoon = texts.comingSoon
export const compareMessages = texts.compareMessages
export const contact = texts.contact
export const copy = texts.copy
export const costs = texts.costs
export const estimates = texts.estimates
export const facts = texts.facts
export const failures = texts.failures
export const features = texts.features
export const formRefusals = texts.formRefusals
export const holdCode = texts.holdCode
export const html = texts.html
export const inquiryModal = texts.inquiryModal
export const lightbox = texts.lightbox
export const lists = texts.lists
export const money = texts.money
export const nearby = texts.nearby
export const nextSteps = texts.nextSteps
export const projectLabels = texts.projectLabels
export const propertyTerms = texts.propertyTerms
export const publishing = texts.publishing
export const quarterlyReport = texts.quarterlyReport
export const saved = texts.saved
export const searchTerms = texts.searchTerms
export const listing = texts.listing
export const listingLinks = texts.listingLinks
export const listingReports = texts.listingReports
export const map = texts.map
export const mapDrawing = texts.mapDrawing
export const media = texts.media
export const pagination = texts.pagination
export const price = texts.price
export const toasts = texts.toasts
export const uiParts = texts.uiParts
export const uploads = texts.uploads
export const validationMessages = texts.validationMessages
export const valueRules = texts.valueRules
export const viewings = texts.viewings
