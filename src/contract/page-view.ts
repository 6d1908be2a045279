import { z } from 'zod'

/** What a page says to analytics when it is seen: its title and its path, without the query a visitor typed. */
export const PageView = z.object({ title: z.string().max(500), path: z.string().max(2_000) })
export type PageView = z.infer<typeof PageView>
