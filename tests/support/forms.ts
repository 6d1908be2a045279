import { expect, type Locator, type Page } from '@playwright/test'
import type { ToastFeature } from '#contract/forms/messages.ts'
import type { RequestKind } from '#contract/leads/next-steps.ts'
import { validationMessages as messages } from '#messages/common.ts'
import { newAddress } from './leads.ts'

/** A visitor's entries in a form: texts by label, choices by the label of their list. */
export interface Entries {
  texts: Readonly<Record<string, string>>
  choices: Readonly<Record<string, string>>
}

/** A form of the site as a visitor sees it. */
export interface FormCase {
  /** The id that distinguishes it from the other forms of its page. */
  id: string
  path: string
  kind: RequestKind
  feature: ToastFeature
  /** The call that sends it. */
  call: string
  submit: string
  /** Valid entries, from a new person. */
  good(): Entries
  /** Each wrong text by the label of its field, with the message about it. */
  wrong: ReadonlyArray<readonly [label: string, text: string, message: string]>
}

let numbers = 0

/** A mobile number that is new in this run. */
export function newPhone(): string {
  numbers += 1
  return `0301 ${String((process.pid % 10_000) * 1000 + numbers).padStart(7, '0')}`
}

/** The label of an email that may be left out. */
export const optionalEmail = 'Email (optional)'

const person = () => ({ Name: 'Ayesha Khan', 'Phone Number': newPhone() })
const contact = () => ({ ...person(), [optionalEmail]: newAddress() })
const wrongName = [
  ['Name', '   ', messages.required],
  ['Name', 'x'.repeat(101), messages.tooLong({ characters: 100 })],
] as const
const wrongEmail = [[optionalEmail, 'ayesha@khan', messages.email]] as const
const wrongPhone = [
  ['Phone Number', '', messages.required],
  ['Phone Number', 'call me, please', messages.notANumber],
  ['Phone Number', '0300 1234', messages.phone],
  ['Phone Number', '0300 1234567 89012', messages.phone],
] as const
const demoCity = 'Islamabad'

/** A different CV at each call. */
export const cv = (name = 'cv.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7 ${newPhone()}`),
})

export const forms: Readonly<Record<string, FormCase>> = {
  feedback: {
    path: '/contact',
    kind: 'contact',
    feature: 'feedback',
    id: 'feedback',
    call: '/api/contact',
    submit: 'Send feedback',
    good: () => ({ texts: { ...contact(), Feedback: 'Your agent was on time.' }, choices: {} }),
    wrong: [
      ...wrongName,
      ...wrongEmail,
      ...wrongPhone,
      ['Feedback', '\n\n', messages.required],
      ['Feedback', 'x'.repeat(2001), messages.tooLong({ characters: 2000 })],
    ],
  },
  'get in touch': {
    path: '/contact',
    kind: 'get_in_touch',
    feature: 'getInTouch',
    id: 'get-in-touch',
    call: '/api/getInTouch/addGetInTouch',
    submit: 'Call me back',
    good: () => ({ texts: { Name: 'Ayesha Khan', 'Phone Number': newPhone() }, choices: {} }),
    wrong: [...wrongName, ...wrongPhone],
  },
  valuation: {
    path: '/valuation',
    kind: 'valuation',
    feature: 'valuation',
    id: 'valuation',
    call: '/api/valuation',
    submit: 'Get my valuation',
    good: () => ({
      texts: { 'Area or society': 'G-13', Bedrooms: '4', Size: '10', ...contact() },
      choices: { City: demoCity },
    }),
    wrong: [
      ['Area or society', '', messages.required],
      ['Bedrooms', 'many', messages.notANumber],
      ['Size', '', messages.required],
      ['Size', '0', messages.notANumber],
      ...wrongName,
      ...wrongEmail,
      ...wrongPhone,
    ],
  },
  wanted: {
    path: '/wanted',
    kind: 'wanted',
    feature: 'wanted',
    id: 'wanted',
    call: '/api/wanted',
    submit: 'Find me a property',
    good: () => ({
      texts: {
        'Approximate size': '10',
        'Minimum price': '1 Crore',
        'Maximum price': '2.5 Crore',
        'Other requirements': 'Near a school',
        Name: 'Ayesha Khan',
        'Phone Number': newPhone(),
      },
      choices: { City: demoCity, Unit: 'Marla' },
    }),
    wrong: [
      ['Other area or society', '<b>', messages.text],
      ['Approximate size', 'big', messages.notANumber],
      ['Minimum price', 'cheap', messages.notANumber],
      ['Maximum price', '50 Lac', messages.priceRange],
      ['Other requirements', 'x'.repeat(2001), messages.tooLong({ characters: 2000 })],
      ...wrongName,
      ...wrongPhone,
    ],
  },
  franchise: {
    path: '/get-aangan-franchise',
    kind: 'franchise',
    feature: 'franchise',
    id: 'franchise',
    call: '/api/franchise/addFranchise',
    submit: 'Request the terms',
    good: () => ({
      texts: {
        ...contact(),
        City: 'Multan',
        'Part of the city': 'Cantt',
        'How did you hear about us?': 'A friend',
        'Code on the flyer': 'F-12',
        Message: 'Two partners, one shop.',
      },
      choices: {},
    }),
    wrong: [
      ...wrongName,
      ...wrongEmail,
      ...wrongPhone,
      ['City', '', messages.required],
      ['City', '<b>', messages.text],
      ['Part of the city', '...', messages.text],
      ['How did you hear about us?', 'x'.repeat(201), messages.tooLong({ characters: 200 })],
      ['Code on the flyer', 'x'.repeat(201), messages.tooLong({ characters: 200 })],
      ['Message', 'x'.repeat(2001), messages.tooLong({ characters: 2000 })],
    ],
  },
  'project inquiry': {
    path: '/inquiry?project=1',
    kind: 'project_inquiry',
    feature: 'propertyInquiry',
    id: 'project-inquiry',
    call: '/api/inquiry/project',
    submit: 'Ask about the project',
    good: () => ({ texts: { ...contact(), Message: 'When is possession?' }, choices: {} }),
    wrong: [
      ...wrongName,
      ...wrongEmail,
      ...wrongPhone,
      ['Message', 'x'.repeat(2001), messages.tooLong({ characters: 2000 })],
    ],
  },
  'job application': {
    path: '/job-description/1',
    kind: 'job_application',
    feature: 'jobApplication',
    id: 'job-application',
    call: '/api/webhr/add-candidate/',
    submit: 'Send application',
    good: () => ({
      texts: {
        ...contact(),
        City: 'Multan',
        'Expected salary': '80000',
        Experience: 'Two years in sales',
        'Cover note': 'I know every street of Multan.',
      },
      choices: {},
    }),
    wrong: [
      ...wrongName,
      ...wrongEmail,
      ...wrongPhone,
      ['City', '<b>', messages.text],
      ['Expected salary', 'much', messages.notANumber],
      ['Experience', '', messages.required],
      ['Cover note', 'x'.repeat(2001), messages.tooLong({ characters: 2000 })],
    ],
  },
}

/** The forms that have journeys of their own beside those of every form. */
export const otherForms: Readonly<Record<string, FormCase>> = {
  inquiry: {
    path: '/inquiry',
    kind: 'inquiry',
    feature: 'inquiry',
    id: 'inquiry',
    call: '/api/inquiry',
    submit: 'Submit Inquiry',
    good: () => ({
      texts: {
        ...person(),
        Email: newAddress(),
        'Your location': 'G-13, Islamabad',
        Inquiry: 'I look for a house of 10 marla.',
      },
      choices: {},
    }),
    wrong: [],
  },
  'detail request': {
    path: '/listing/10156',
    kind: 'property_inquiry',
    feature: 'propertyInquiry',
    id: 'property-inquiry',
    call: '/api/inquiry/property',
    submit: 'Request details',
    good: () => ({ texts: { ...contact(), Message: 'Is it still free?' }, choices: {} }),
    wrong: [],
  },
}

/** The form on the page. */
export function siteForm(page: Page, { id }: Pick<FormCase, 'id'>): Locator {
  return page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator(`input[name=form][value=${id}]`) })
}

/** Enters everything, a CV where the form takes one. */
export async function enter(form: Locator, { texts, choices }: Entries): Promise<void> {
  for (const [label, option] of Object.entries(choices)) {
    await form.getByRole('combobox', { name: label, exact: true }).selectOption(option)
  }
  for (const [label, text] of Object.entries(texts)) await textbox(form, label).fill(text)
  await chooseCv(form)
}

/** The same on a live page, until it can be sent: a CV has to be uploaded first. */
export async function enterLive(form: Locator, entries: Entries): Promise<void> {
  await enter(form, entries)
  await ready(form)
}

export async function ready(form: Locator): Promise<void> {
  await expect(form.locator('button[type=submit]')).not.toHaveAttribute('aria-disabled', 'true')
}

/** Chooses a CV where the form takes one. */
export async function chooseCv(form: Locator): Promise<void> {
  const input = form.locator('input[type=file]')
  if ((await input.count()) > 0) await input.setInputFiles(cv())
}

export function textbox(form: Locator, label: string): Locator {
  return form.getByRole('textbox', { name: label, exact: true })
}

/** The reference that the thanks name. */
export async function thankedReference(page: Page): Promise<string> {
  const reference = page.getByRole('main').getByText(/^AG-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  await expect(reference).toBeVisible()
  return (await reference.textContent()) ?? ''
}
