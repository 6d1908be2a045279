import type { RouteName } from '#contract/api/routes.ts'
import type { Answer, CallInput } from './api.ts'

/**
 * Calls an endpoint from a loader. The first page of a visit comes with its data: what asks the API for the next ones
 * is loaded with the first of them.
 * @throws CallError as `call` does
 */
export async function load<Name extends RouteName>(
  name: Name,
  input?: CallInput<Name>,
): Promise<Answer<Name>> {
  const { call } = await import('./api.ts')
  return call(name, input)
}
