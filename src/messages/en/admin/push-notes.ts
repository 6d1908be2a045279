/** Notifications on staff's phones, and what came of sending them. */
export const pushNotes = {
  title: '{event}: {agency}',
  event: {
    'lead.created': 'New lead',
    'lead.assigned': 'Lead assigned',
    'lead.status_changed': 'Lead status changed',
    'listing.published': 'Listing published',
    'listing.status_changed': 'Listing status changed',
    'application.received': 'New application',
    'import.finished': 'Import finished',
    'webhook.test': 'Test',
  },
  aboutTest: 'Test notification',
  aboutListing: 'Listing {id}',
  aboutImport: 'Import {id}',
  aboutApplication: 'Application {reference}',
  aboutLead: '{kind} {reference}',
  lead: 'Lead',
  problem: {
    redirect: 'The server answered {status}. Redirects are not followed.',
    status: 'The server answered {status}.',
    noSender: 'This channel is no longer set up on the server.',
  },
} as const
