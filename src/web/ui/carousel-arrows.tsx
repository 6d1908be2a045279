import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from './button.tsx'
import type { Carousel } from './use-carousel.ts'

/**
 * Previous and next of one carousel, or of several that move together. `what` names the items: 'projects'. What
 * is shown now is spoken, not written.
 */
export function CarouselArrows({ carousels, what }: { carousels: readonly Carousel[]; what: string }) {
  const [main] = carousels
  if (!main) return null
  const { startIndex, endIndex } = main.window
  return (
    <div className="flex gap-2">
      <Arrow carousels={carousels} direction="previous" label={`Previous ${what}`} />
      <Arrow carousels={carousels} direction="next" label={`Next ${what}`} />
      <span aria-live="polite" className="sr-only">
        {startIndex > 0 && `${what}: ${startIndex + 1} to ${Math.min(endIndex, main.total)} of ${main.total}`}
      </span>
    </div>
  )
}

function Arrow({
  carousels,
  direction,
  label,
}: {
  carousels: readonly Carousel[]
  direction: 'next' | 'previous'
  label: string
}) {
  const Icon = direction === 'next' ? ChevronRight : ChevronLeft
  const isOff = carousels.every((carousel) => !carousel.canMove(direction))
  return (
    <IconButton
      label={label}
      aria-disabled={isOff}
      onClick={() => {
        for (const carousel of carousels) carousel.move(direction)
      }}
    >
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  )
}
