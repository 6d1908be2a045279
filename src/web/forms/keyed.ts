/** The part of a call that carries its key; without JavaScript there is none. */
export function keyed(idempotencyKey: string | undefined): { idempotencyKey?: string } {
  return idempotencyKey ? { idempotencyKey } : {}
}
