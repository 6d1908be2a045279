/** The span of the current work, for OpenTelemetry's API: kept by Node, like the language of a request. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, type ContextManager, ROOT_CONTEXT } from '@opentelemetry/api'

export const contexts = new AsyncLocalStorage<Context>()

export const contextManager: ContextManager = {
  active: () => contexts.getStore() ?? ROOT_CONTEXT,
  with: (context, work, self, ...args) => contexts.run(context, () => work.apply(self, args)),
  bind: boundTo,
  enable: () => contextManager,
  disable: () => contextManager,
}

/** The API's type cannot say that a function that keeps its context is called like the one it was made of. */
function boundTo<Target>(context: Context, target: Target): Target {
  if (!isFunction(target)) return target
  return contexts.run(context, () => AsyncLocalStorage.bind(target)) as Target
}

function isFunction(target: unknown): target is (...args: unknown[]) => unknown {
  return typeof target === 'function'
}
