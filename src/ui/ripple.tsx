import { uiParts } from '#messages/common.ts'

/** Two rings that spread: something bigger is on its way. */
export function Ripple({ label = uiParts.loading }: { label?: string }) {
  return (
    <span role="status" aria-label={label} className="relative block size-16 text-green-700">
      <span className="absolute inset-0 animate-[ripple_1.2s_ease-out_infinite] rounded-full border-4 border-current" />
      <span className="absolute inset-0 animate-[ripple_1.2s_ease-out_0.6s_infinite] rounded-full border-4 border-current" />
    </span>
  )
}
