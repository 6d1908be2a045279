import marks from './social-marks.svg'

const known = ['Facebook', 'Twitter', 'Instagram', 'Pinterest', 'LinkedIn', 'YouTube', 'TikTok']

/** A network's mark, from a file beside the page; a globe for one that has none there. */
export function SocialIcon({ name }: { name: string }) {
  return (
    <svg
      aria-hidden="true"
      className="size-5 fill-none stroke-current stroke-[1.75]"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${marks}#${known.includes(name) ? name : 'Other'}`} />
    </svg>
  )
}
