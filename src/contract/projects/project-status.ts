/** The status of a project; without a schema, so that every page may load it. */
import { projectLabels } from '#messages/common.ts'

export const projectStatuses = ['launching', 'under construction', 'ready', 'sold out'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

/** The status as cards, filters and the admin app say it. */
export const projectStatusLabels = projectLabels.status satisfies Readonly<Record<ProjectStatus, string>>
