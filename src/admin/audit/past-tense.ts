import { audit as t } from '#messages/admin.ts'

const named: Readonly<Record<string, string>> = t.actions

/** The past tense of an action, to be followed by its object: 'create' is 'created', 'move' 'changed the status of'. */
export function pastTense(action: string, entity: string): string {
  const [verb = '', ...more] = action.split(' ')
  const regular = verb.endsWith('e') ? `${verb}d` : `${verb}ed`
  return named[`${action} ${entity}`] ?? named[action] ?? [regular, ...more].join(' ')
}
