import { audit as t } from '#messages/admin.ts'

const named: Readonly<Record<string, string>> = t.actions

/** What somebody did, to be followed by what they did it to: 'create' is 'created', 'move' 'changed the status of'. */
export function pastOf(action: string, entity: string): string {
  const [verb = '', ...more] = action.split(' ')
  const regular = verb.endsWith('e') ? `${verb}d` : `${verb}ed`
  return named[`${action} ${entity}`] ?? named[action] ?? [regular, ...more].join(' ')
}
