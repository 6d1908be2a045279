/** Emails to staff about leads and job applications. */
export const leadMails = {
  newLead: '{kind} {reference}: {about}',
  title: '{kind} {reference}',
  assigned: {
    subject: 'Assigned to you: {reference}, {about}',
    text: 'This lead is assigned to you.',
  },
  assignedMany: '{count} leads assigned to you',
  notOpened: {
    subject: 'Not opened by {agent}: {reference}, {about}',
    text: '{agent} has not opened this lead yet.',
  },
  notAssigned: {
    subject: 'Not assigned: {reference}, {about}',
    text: 'This lead has no agent yet.',
  },
  person: '{name}: {about}',
  listing: '{title} (ID {id})',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  whatsApp: 'WhatsApp',
  property: 'Property',
  project: 'Project',
  open: 'Open this lead',
  application: {
    title: 'Job application {reference}',
    subject: 'Job application {reference}: {job}',
    job: 'Job',
    city: 'City',
    experience: 'Experience',
    expectedSalary: 'Expected salary',
    monthly: '{amount} a month',
    resume: 'The CV is in the admin app.',
  },
} as const
