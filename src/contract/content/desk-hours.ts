/** `GET /api/desk-hours`: the agency's office hours, as staff have set them. */
import { z } from 'zod'

export const DeskHours = z.object({
  days: z.array(z.int()).describe('ISO 8601: Monday is 1, Sunday 7'),
  opens: z.string().describe('HH:MM in Asia/Karachi'),
  closes: z.string().describe('HH:MM in Asia/Karachi'),
})
export type DeskHours = z.output<typeof DeskHours>
