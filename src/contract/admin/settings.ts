/** What staff themselves may set, and the calls that show and change it. */
import { z } from 'zod'
import { adminSystem as t } from '#messages/admin.ts'
import type { AdminEndpoint } from './endpoint.ts'

const days = (least: number, most: number) => z.int().min(least).max(most)
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => t.settings.timeRule })

/** Which staff cannot work in the admin app before their second factor is on. */
export const secondFactorRules = ['nobody', 'administrators', 'everybody'] as const

/** ISO 8601: Monday is 1, Sunday 7. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

export const OfficeSettings = z.strictObject({
  office_days: z
    .array(z.literal([...weekdays]))
    .min(1, { error: () => t.settings.dayRule })
    .max(7)
    .transform((chosen) => [...new Set(chosen)].sort())
    .describe('The weekdays on which leads are answered; 1 is Monday'),
  office_opens: clock.describe('In the time zone Asia/Karachi'),
  office_closes: clock.describe('In the time zone Asia/Karachi'),
  promised_minutes: z
    .int()
    .min(1)
    .max(1440)
    .describe('The response time target for new leads, in minutes of office hours'),
  listing_expiry_days: days(7, 730).describe(
    'The number of days after its confirmation when a listing expires',
  ),
  listing_reminder_days: days(1, 60).describe('The number of days before expiry when the agent is reminded'),
  resume_retention_days: days(2, 36_500).describe(
    'The number of days that a job application and its CV are stored',
  ),
  photos_need_no_approval: z
    .boolean()
    .describe('Whether an agent’s new photos and floor plans of a published listing appear without approval'),
  videos_need_no_approval: z
    .boolean()
    .describe('Whether an agent’s new videos of a published listing appear without approval'),
  feedback_desk: z
    .string()
    .max(100)
    .describe(
      'The ID of the member of staff who handles feedback; if empty, feedback goes only to the agency’s address',
    ),
  feeds: z.boolean().describe('Whether portals can fetch the published listings'),
  second_factor_required_for: z.enum(secondFactorRules).describe('Roles that have to set up a second factor'),
  backup_place: z
    .string()
    .trim()
    .max(500)
    .regex(/^$|^\/|^s3:\/\/./, { error: () => t.settings.backupPlaceRule })
    .describe(
      'The destination of the nightly backup: a folder on the server, or s3://bucket/prefix. If empty, no backups are made',
    ),
  backup_elsewhere: z
    .boolean()
    .describe(
      'Whether other tools back up the site; if so, a missing destination is not reported as a problem',
    ),
  backup_time: clock.describe('In the time zone Asia/Karachi'),
  backup_keep: z
    .string()
    .trim()
    .regex(/^(?=.*[1-9])(\d{1,3}d)?,?(\d{1,3}w)?,?(\d{1,3}m)?$/, { error: () => t.settings.backupKeepRule })
    .describe('How many daily, weekly and monthly backups are kept'),
})
export type OfficeSettings = z.output<typeof OfficeSettings>

/** The settings until staff change them. */
export const defaultSettings: OfficeSettings = {
  office_days: [1, 2, 3, 4, 5, 6],
  office_opens: '09:00',
  office_closes: '18:00',
  promised_minutes: 15,
  listing_expiry_days: 90,
  listing_reminder_days: 7,
  resume_retention_days: 180,
  photos_need_no_approval: false,
  videos_need_no_approval: false,
  feedback_desk: '',
  feeds: true,
  second_factor_required_for: 'nobody',
  backup_place: '',
  backup_elsewhere: false,
  backup_time: '03:00',
  backup_keep: '7d,4w,12m',
}

export const SettingsChange = OfficeSettings.partial()
export type SettingsChange = z.output<typeof SettingsChange>

/**
 * A setting that the admin app only shows, and where it is changed. Of a secret only its presence is shown.
 */
export const FixedSetting = z.object({
  group: z.string(),
  name: z.string(),
  value: z.string(),
  changed_in: z.string(),
})
export type FixedSetting = z.infer<typeof FixedSetting>

const Settings = z.object({
  data: z.object({
    settings: OfficeSettings,
    defaults: OfficeSettings,
    fixed: z.array(FixedSetting),
    warnings: z.array(z.string()).describe('Problems with the configuration, and how to fix them'),
  }),
})

export const settingsCalls = {
  settings: {
    method: 'GET',
    path: '/api/admin/settings',
    summary: 'List settings',
    description: 'Includes settings that are changed elsewhere.',
    access: 'system.manage',
    answer: Settings,
    errors: [401, 403, 422],
  },
  changeSettings: {
    method: 'PUT',
    path: '/api/admin/settings',
    summary: 'Update settings',
    description: 'Changes take effect immediately.',
    access: 'system.manage',
    body: SettingsChange,
    answer: Settings,
    errors: [400, 401, 403, 413, 415, 422],
  },
} as const satisfies Record<string, AdminEndpoint>
