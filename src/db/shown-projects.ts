import { and, eq, isNull } from 'drizzle-orm'
import { projects } from './schema/index.ts'

/** The condition that visitors see a project: it is neither hidden nor in the archive. */
export const isShown = and(eq(projects.shown, true), isNull(projects.archived_at))
