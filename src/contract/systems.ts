/** The systems around the site, each of which an agency may switch off in agency.config.ts. */

export const systemNames = ['analytics', 'ads', 'push', 'payments', 'maps'] as const
export type SystemName = (typeof systemNames)[number]

/** `false`: no trace of it in a page, its calls are not found, the admin app has no screen for it. */
export type Systems = Readonly<Record<SystemName, boolean>>
