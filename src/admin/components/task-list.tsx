import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { adminComponents as t } from '#messages/admin.ts'
import { type Answer, call } from '../call.ts'
import { formatTime } from '../labels.ts'
import { due } from '../leads/lead-times.ts'
import { Problem } from './problem.tsx'
import { useNow } from './relative-time.tsx'
import { notify } from './toasts.ts'
import { useSending } from './use-sending.ts'

type Task = Answer<'addTask'>['data']

/** Reminders with checkboxes; `onChange` reloads the list. */
export function TaskList({
  tasks,
  onChange,
  withLeads = false,
}: {
  tasks: readonly Task[]
  onChange: () => Promise<void>
  /** Whether each links to its lead. */
  withLeads?: boolean
}) {
  const now = useNow()
  const sending = useSending()
  // Ticked immediately, before the server has answered.
  const [ticked, setTicked] = useState<{ id: number; isDone: boolean }>()
  const isDoneNow = ({ id, doneAt }: Task) => (ticked?.id === id ? ticked.isDone : doneAt !== null)
  const set = async ({ id }: Task, isDone: boolean) => {
    setTicked({ id, isDone })
    try {
      await call('finishTask', { params: { task: id }, body: { done: isDone } })
      await onChange()
    } finally {
      setTicked(undefined)
    }
  }
  const finish = async (task: Task) => {
    const isDone = task.doneAt === null
    if (await sending.send(() => set(task, isDone)))
      notify(isDone ? t.task.done({ text: task.text }) : t.task.reopened({ text: task.text }), () =>
        set(task, !isDone),
      )
  }
  if (tasks.length === 0) return null
  return (
    <>
      <Problem className="mb-3">{sending.error}</Problem>
      <ul className="mb-5 divide-y divide-line">
        {tasks.map((task) => (
          <li key={task.id} className="flex items-start gap-3 py-3 first:pt-0">
            <input
              id={`task-${task.id}`}
              type="checkbox"
              checked={isDoneNow(task)}
              onChange={() => void finish(task)}
              className="mt-0.5 size-5 shrink-0 accent-green-700"
            />
            <div className="min-w-0">
              <label htmlFor={`task-${task.id}`} className={isDoneNow(task) ? 'text-muted line-through' : ''}>
                {task.text}
              </label>
              <p className="text-sm text-muted">
                {withLeads && task.lead && (
                  <>
                    <Link
                      to="/leads/$lead"
                      params={{ lead: String(task.lead.id) }}
                      className="text-green-700 underline underline-offset-4"
                    >
                      {task.lead.name}
                    </Link>
                    {' · '}
                  </>
                )}
                <time
                  dateTime={task.dueAt}
                  title={formatTime(task.dueAt)}
                  className={!task.doneAt && Date.parse(task.dueAt) < now ? 'text-danger' : ''}
                >
                  {due(task.dueAt, now)}
                </time>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
