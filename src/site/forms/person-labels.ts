import { formFields } from '#messages/site.ts'

/** What the fields about a person are called in every form. */
export const personLabels = formFields.person
