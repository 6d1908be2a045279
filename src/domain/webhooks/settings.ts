/** How events are sent, from the settings. */
export type WebhookSettings = {
  /** The pause after the first failure; the next ones are longer. */
  retrySeconds: number
  /** How long a receiver may take to answer. */
  timeoutMs: number
  /** Whether addresses may be on this machine, without https: for developing a receiver. */
  mayLoopback: boolean
}
