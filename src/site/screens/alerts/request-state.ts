import type { Answer } from '#ui/api.ts'

type Request = Answer<'alertRequest'>['data']

/** Whether an alert that was asked for is on, or where its message is waited for. */
export function requestState({ contacts }: Request): 'on' | 'request' | 'requestWhatsApp' {
  const waiting = contacts.filter(({ status }) => status === 'pending')
  if (waiting.length === 0) return 'on'
  return waiting.some(({ channel }) => channel === 'email') ? 'request' : 'requestWhatsApp'
}
