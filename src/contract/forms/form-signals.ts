/** What a form carries beside its fields, so that programs give themselves away and people are let through. */

/** A text field that no person sees or reaches, and programs fill in. It is sent as it stands. */
export const trapField = 'website'
export const trapLabel = 'Leave this field empty'

/** How many milliseconds the form stood before it was sent. Without a script nobody can say: it is left out. */
export const ageField = 'filled_in'

/** The answer to the challenge that a refusal carried (`error.challenge`), as JSON in Base64. */
export const solutionField = 'altcha'

/** All of them travel in the body, beside the form's own fields, and none is stored. */
export type FormSigns = Partial<Record<typeof trapField | typeof ageField | typeof solutionField, string>>

const wait = (minutes: number) => `Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`

/** What those are told who are not let through yet; nothing they typed is lost. */
export const refusals = {
  busyAddress: (minutes: number) =>
    `Very many forms came from your network. ${wait(minutes)} and send it again.`,
  busyPhone: (minutes: number) =>
    `Very many forms came with this phone number. ${wait(minutes)} and send it again.`,
  trap: `We could not tell that a person sent this. Please leave the field '${trapField}' empty and send it again.`,
  tooFast: 'This was sent faster than anybody types. Please wait a few seconds and send it again.',
  unproven:
    'Your browser could not finish a short check that keeps programs away. Please reload this page and try again, or call us.',
  otherSite: 'This came from another website. Please send it from a page of this one.',
} as const
