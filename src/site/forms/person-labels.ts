/** What the fields about a person are called in every form. */
export const personLabels = { name: 'Name', email: 'Email', phone: 'Phone Number' } as const
