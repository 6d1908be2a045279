/** What a form carries beside its fields, so that programs give themselves away and people are let through. */

/** A text field that no person sees or reaches, and programs fill in. It is sent as it stands. */
export const trapField = 'website'

/** How many milliseconds the form stood before it was sent. Without a script nobody can say: it is left out. */
export const ageField = 'filled_in'

/** The answer to the challenge that a refusal carried (`error.challenge`), as JSON in Base64. */
export const solutionField = 'altcha'

/** All of them travel in the body, beside the form's own fields, and none is stored. */
export type FormSigns = Partial<Record<typeof trapField | typeof ageField | typeof solutionField, string>>
