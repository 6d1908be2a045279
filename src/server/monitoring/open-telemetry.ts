/** Traces and metrics by OpenTelemetry, for those who want them: nothing of it is loaded for others. */
import type { Config } from '#config'
import type { Telemetry } from './telemetry/telemetry.ts'

/** @param onReach called when the collector is lost, and when it is back */
export async function openTelemetry(
  { telemetry, trustedProxies }: Pick<Config, 'telemetry' | 'trustedProxies'>,
  onReach: (sentence: string, error?: unknown) => void,
): Promise<Telemetry | undefined> {
  if (!telemetry) return undefined
  const { startTelemetry } = await import('./telemetry/start.ts')
  return startTelemetry(telemetry, { isBehindProxy: trustedProxies > 0, onReach })
}
