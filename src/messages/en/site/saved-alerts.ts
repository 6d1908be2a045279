/** The alerts on the page of saved properties. */
export const savedAlerts = {
  title: 'Your alerts',
  none: 'You have not created any alerts in this browser. Save a search to hear about new properties.',
  manage: 'Change or turn off alerts',
} as const
