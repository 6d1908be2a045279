/** How far a project is, as its buyers ask; without a schema, so that every page may load it. */
export const projectStatuses = ['launching', 'under construction', 'ready', 'sold out'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

/** The status in the words of cards, filters and the admin app. */
export const projectStatusLabels: Readonly<Record<ProjectStatus, string>> = {
  launching: 'Launching',
  'under construction': 'Under construction',
  ready: 'Ready',
  'sold out': 'Sold out',
}
