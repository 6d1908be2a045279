import { agencyText } from '#contract/agency-texts.ts'
import { shell as t } from '#messages/site.ts'
import { isRightToLeft } from '#ui/reading-direction.ts'
import { SiteLink } from '#ui/site-link.tsx'

/** The mehrab arch with a courtyard's door seen through it. It takes the colour of the text around it. */
export function LogoMark({ className = 'h-8 w-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 36" aria-hidden="true" className={className} fill="currentColor">
      <path
        fillRule="evenodd"
        d="M2 35V15C2 9 8 5.5 16 1c8 4.5 14 8 14 14v20zM9 35h14V19c0-4-3.5-6-7-8.5-3.5 2.5-7 4.5-7 8.5z"
      />
      <path d="M14 35v-9h4v9z" />
    </svg>
  )
}

/**
 * Mark and name in the page's language; a click goes home. In English the first word is large. In Urdu all is one line,
 * of which phones show the first word: two lines of Nastaliq are too high. `onGo` is called first, and the history entry
 * of an open overlay replaced.
 */
export function Logo({ onGo }: { onGo?: () => void }) {
  const name = agencyText('name')
  const [first, ...others] = name.split(' ')
  const rest = others.join(' ')
  return (
    <SiteLink
      href="/"
      {...(onGo && { onClick: onGo, replace: true })}
      className="flex shrink-0 items-center gap-3 leading-none pointer-coarse:min-h-11"
    >
      <LogoMark />
      <span className="text-[min(1.3125rem,8vw)] font-semibold tracking-tight">
        {first}
        {rest && isRightToLeft() && <span className="max-sm:sr-only"> {rest}</span>}
        {rest && !isRightToLeft() && (
          <small className="mt-1 block text-[min(0.6875rem,4.2vw)] font-normal tracking-[0.16em] uppercase">
            {rest}
          </small>
        )}
        <span className="sr-only">{t.logoSuffix}</span>
      </span>
    </SiteLink>
  )
}
