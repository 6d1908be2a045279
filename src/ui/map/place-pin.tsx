import type { Point } from './projection.ts'

/** The agency's mark, with its tip at a point of the map. */
export function PlacePin({ at: { x, y } }: { at: Point }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 36"
      style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -100%)` }}
      // physical: points of a map are counted from its left edge
      className="pointer-events-none! absolute top-0 left-0 h-11 w-10 text-green-700"
    >
      <path
        fill="currentColor"
        stroke="#fff"
        strokeWidth="2"
        d="M2 26V14C2 8.5 8 5 16 1c8 4 14 7.5 14 13v12H20l-4 9-4-9z"
      />
      <path fill="#fff" d="M12 21v-6c0-2 2-3.5 4-5 2 1.5 4 3 4 5v6z" />
    </svg>
  )
}
