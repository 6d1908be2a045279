import type { ReactNode } from 'react'
import { useClosing } from './use-closing.ts'

/**
 * What opens over the page below a small button. It is the browser's own disclosure, so that it opens without
 * JavaScript; Escape and a press beside it close it.
 */
export function Popover({
  label,
  icon,
  className = '',
  buttonClass,
  panelClass,
  children,
}: {
  /** What the button is called. */
  label: string
  icon: ReactNode
  className?: string
  buttonClass: string
  /** Where the panel stands below the button. */
  panelClass: string
  children: ReactNode
}) {
  const { box, onToggle } = useClosing()
  return (
    <details ref={box} onToggle={onToggle} className={className}>
      <summary
        aria-label={label}
        title={label}
        className={`${buttonClass} list-none [&::-webkit-details-marker]:hidden`}
      >
        {icon}
      </summary>
      <div
        className={`absolute top-full z-20 mt-2 rounded-card border border-line bg-white text-ink shadow-raised ${panelClass}`}
      >
        {children}
      </div>
    </details>
  )
}
