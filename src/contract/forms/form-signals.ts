/** The fields of a form beside its own, which tell programs from people. */

/** A text field that no person sees or reaches, and programs fill in. It is sent unchanged. */
export const trapField = 'website'

/** The milliseconds that the form was open before it was sent; left out without a script to measure them. */
export const ageField = 'filled_in'

/** The answer to the challenge that a refusal carried (`error.challenge`), as JSON in Base64. */
export const solutionField = 'altcha'

/** All of them are sent in the body, beside the form's own fields, and none is stored. */
export type FormSigns = Partial<Record<typeof trapField | typeof ageField | typeof solutionField, string>>
