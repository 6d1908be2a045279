import type { Subtype } from '#contract/listings/property.ts'
import marks from './type-marks.svg'

/** A type's own icon under the arch, drawn from one file: in the code they would be 3 KB of the home page. */
export function TypeMark({ subtype }: { subtype: Subtype }) {
  return (
    <span
      aria-hidden="true"
      className="arch grid h-13 w-11 place-items-center bg-green-50 pt-1 text-green-700 transition-colors duration-150 group-hover:bg-green-700 group-hover:text-white"
    >
      <svg
        aria-hidden="true"
        className="size-5 fill-none stroke-current stroke-[1.75]"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <use href={`${marks}#${subtype.replaceAll(' ', '-')}`} />
      </svg>
    </span>
  )
}
