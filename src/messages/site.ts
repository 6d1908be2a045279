/** What the public site alone says, by screen or part. */
import { catalogue } from './catalogue.ts'
import * as en from './en/site/index.ts'
import * as ur from './ur/site/index.ts'

const texts = catalogue(en, ur)

export const about = texts.about
export const agent = texts.agent
export const alertPages = texts.alertPages
export const areaPage = texts.areaPage
export const bookUnit = texts.bookUnit
export const booking = texts.booking
export const cashFlow = texts.cashFlow
export const careers = texts.careers
export const compare = texts.compare
export const contactScreen = texts.contactScreen
export const costsScreen = texts.costsScreen
export const crumbs = texts.crumbs
export const dubaiEvent = texts.dubaiEvent
export const errorScreen = texts.errorScreen
export const foreignPrices = texts.foreignPrices
export const formFields = texts.formFields
export const formParts = texts.formParts
export const franchiseScreen = texts.franchiseScreen
export const gallery = texts.gallery
export const inquiryScreen = texts.inquiryScreen
export const iso = texts.iso
export const languageLink = texts.languageLink
export const landmarkKinds = texts.landmarkKinds
export const localTime = texts.localTime
export const mapLayers = texts.mapLayers
export const mapSearch = texts.mapSearch
export const menu = texts.menu
export const notFound = texts.notFound
export const policy = texts.policy
export const priceHistory = texts.priceHistory
export const project = texts.project
export const projectUnits = texts.projectUnits
export const shell = texts.shell
export const sitemapPart = texts.sitemapPart
export const spokenLanguages = texts.spokenLanguages
export const team = texts.team
export const understoodWords = texts.understoodWords
export const vacancy = texts.vacancy
export const vacancyLabels = texts.vacancyLabels
export const valuationMethod = texts.valuationMethod
export const valuationScreen = texts.valuationScreen
export const wantedScreen = texts.wantedScreen
export const areaChecklist = texts.areaChecklist
export const cards = texts.cards
export const home = texts.home
export const homeHead = texts.homeHead
export const houseAds = texts.houseAds
export const listingPage = texts.listingPage
export const projectList = texts.projectList
export const propertyNouns = texts.propertyNouns
export const recentlyViewed = texts.recentlyViewed
export const savedScreen = texts.savedScreen
export const savedShare = texts.savedShare
export const sharedList = texts.sharedList
export const searchField = texts.searchField
export const searchFields = texts.searchFields
export const searchFilters = texts.searchFilters
export const searchPanel = texts.searchPanel
export const searchResults = texts.searchResults
export const searchWording = texts.searchWording
export const share = texts.share
