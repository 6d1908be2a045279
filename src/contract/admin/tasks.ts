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
    summary: 'A reminder for oneself, alone or about a lead.',
    access: 'leads.work',
    body: NewTask,
    answer: z.object({ data: Task }),
    errors: writingOne,
  },
  finishTask: {
    method: 'POST',
    path: '/api/admin/tasks/:task/done',
    summary: 'One’s own reminder is done, or is not done after all.',
    access: 'leads.work',
    params: z.object({ task: idInPath }),
    body: z.strictObject({ done: z.boolean() }),
    answer: done,
    errors: writingOne,
  },
} as const satisfies Record<string, AdminEndpoint>
