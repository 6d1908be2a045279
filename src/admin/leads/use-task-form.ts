import { leadTimes as t } from '#messages/admin.ts'
import { call } from '../call.ts'
import { type Form, useForm } from '../forms/use-form.ts'
import { fromLocalField, toLocalField, tomorrowMorning } from './lead-times.ts'

/** The form of a new reminder, `text` by default and for tomorrow morning. */
export function useTaskForm({
  text,
  lead,
  onAdded,
}: {
  text: string
  /** What it is about. */
  lead?: number
  onAdded: () => Promise<void>
}): Form<{ text: string; due_at: string }> {
  const form = useForm({
    initial: () => ({ text, due_at: toLocalField(tomorrowMorning(Date.now())) }),
    check: ({ due_at }): Record<string, string> => (fromLocalField(due_at) ? {} : { due_at: t.dueMissing }),
    async send({ text, due_at }) {
      const body = {
        text,
        due_at: fromLocalField(due_at) ?? '',
        ...(lead !== undefined && { lead_id: lead }),
      }
      await call('addTask', { body })
      form.restart()
      await onAdded()
    },
  })
  return form
}
