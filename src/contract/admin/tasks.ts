/** What staff want to be reminded of. */
import { z } from 'zod'
import { done, writingOne } from './answers.ts'
import type { AdminEndpoint } from './endpoint.ts'
import { id, idInPath, line } from './fields.ts'

export const Task = z.object({
  id: z.int(),
  text: z.string(),
  due_at: z.string(),
  done_at: z.string().nullable(),
  lead: z.object({ id: z.int(), name: z.string(), reference: z.string() }).nullable(),
})
export type Task = z.infer<typeof Task>

export const NewTask = z.strictObject({
  text: line(200),
  due_at: z.iso.datetime({ offset: true }),
  lead_id: id.nullable().default(null),
})
export type NewTask = z.output<typeof NewTask>

export const taskCalls = {
  addTask: {
    method: 'POST',
    path: '/api/admin/tasks',
    summary: 'Create a reminder',
    description: 'For the caller, with or without a lead.',
    access: 'leads.work',
    body: NewTask,
    answer: z.object({ data: Task }),
    errors: writingOne,
  },
  finishTask: {
    method: 'POST',
    path: '/api/admin/tasks/:task/done',
    summary: 'Mark your reminder as done or not done',
    access: 'leads.work',
    params: z.object({ task: idInPath }),
    body: z.strictObject({ done: z.boolean() }),
    answer: done,
    errors: writingOne,
  },
} as const satisfies Record<string, AdminEndpoint>
