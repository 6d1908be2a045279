/** The listings and projects that a visitor saved: the browser knows their IDs, the server what is to be shown of them. */
import { z } from 'zod'
import { ListingCard } from '../listings/listing.ts'
import { ProjectCard } from '../projects/project.ts'
import { mostSavedHomes } from './saved-limits.ts'

const id = z.coerce.number<string>().int().min(1).max(2_147_483_647)

const ids = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((one) => one.trim()))])
  .pipe(z.array(id).max(mostSavedHomes))
  .optional()
  .describe(`IDs with commas, at most ${mostSavedHomes}`)

/** `GET /api/saved?listings=10590,10612&projects=3`. */
export const SavedQuery = z.object({ listings: ids, projects: ids })

/** What is left of them on the site, each in the order of the IDs; `status` says which are sold or rented. */
export const SavedAnswer = z.object({ listings: z.array(ListingCard), projects: z.array(ProjectCard) })
export type SavedAnswer = z.infer<typeof SavedAnswer>
