import { formFields } from '#messages/site.ts'

/** What the fields about a person are called in every form. */
export const personLabels = formFields.person

/** The same where a phone number is enough (D38). */
export const contactLabels = () => ({ ...personLabels, email: formFields.emailOptional })
