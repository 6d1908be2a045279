import type { leads } from '#db/schema/leads.ts'

/** What every form gives of its sender, the rest of it in `payload`. */
export type NewLead = Pick<
  typeof leads.$inferInsert,
  'kind' | 'name' | 'email' | 'phone' | 'payload' | 'listing_id' | 'project_id' | 'estimate'
>
