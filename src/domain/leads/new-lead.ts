import type { leads } from '#db/schema/leads.ts'

/** The sender's fields in every form; the others are in `payload`. */
export type NewLead = Pick<
  typeof leads.$inferInsert,
  'kind' | 'name' | 'email' | 'phone' | 'payload' | 'listing_id' | 'project_id' | 'estimate'
>
