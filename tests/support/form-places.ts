/** Where the site has forms, by what a visitor would call it. */
import type { DemoSite } from './demo-site.ts'
import { makeBookable } from './factories.ts'
import { forms, otherForms } from './forms.ts'
import { screens } from './screens.ts'

export interface FormPlace {
  path(site: DemoSite): Promise<string> | string
  /** The button that opens the dialog with the form. */
  opens?: string
  /** Different in wide windows. */
  isForPhones?: boolean
}

const otherScreens = [
  'the home page',
  'a search',
  'all projects',
  'a project',
  'a comparison of nothing',
  'the agents',
  'the open jobs',
  'a booking',
  'a hold to confirm',
  'alerts that wait for their code',
  'an alert to confirm',
  'all alerts of an address',
  'the question whether to end all alerts',
  'the form for the link to alerts',
  'an estimate',
]

const search = () => '/search?purpose=sale&cityId=1'

/** The forms that people write in. */
export const writtenPlaces: ReadonlyMap<string, FormPlace> = new Map<string, FormPlace>([
  // Two forms may share a page.
  ...new Map(
    Object.entries({ ...otherForms, ...forms }).map(([name, { path }]) => [
      path,
      [`the form '${name}'`, { path: () => path }] as const,
    ]),
  ).values(),
  ['the costs page', placeOf('the costs page')],
  ['the form to report an error in a listing', placeOf('the form to report an error in a listing')],
  ['the form for alerts about a search', placeOf('the form for alerts about a search')],
  ['the inquiry in a dialog', { path: () => '/terms', opens: 'header form[action$="/inquiry"] button' }],
  ['the filters of a phone', { path: search, opens: 'a[href*="filters"]', isForPhones: true }],
])

/** The other forms: choices and buttons. */
export const otherPlaces: ReadonlyMap<string, FormPlace> = new Map<string, FormPlace>([
  ...otherScreens.map((name) => [name, placeOf(name)] as const),
  ['the form to book a unit', { path: unitToBook }],
  ['the alert in a dialog', { path: search, opens: 'a[href^="/alerts/new"]' }],
])

export const formPlaces: ReadonlyMap<string, FormPlace> = new Map([...writtenPlaces, ...otherPlaces])

function placeOf(name: string): FormPlace {
  const screen = screens[name]
  if (!screen) throw new Error(`There is no screen called ${name}.`)
  return screen
}

async function unitToBook({ db }: DemoSite): Promise<string> {
  const { project, units } = await makeBookable(db, ['A-101'])
  return `/book/${project.id}/${units.get('A-101')}`
}
