import { uiParts } from '#messages/common.ts'
import { contentLang } from './content-lang.ts'
import { SiteLink } from './site-link.tsx'

export type Crumb = { label: string; path: string }

/** The trail to a page; the page itself comes last and is no link. */
export function Breadcrumbs({ crumbs, here }: { crumbs: readonly Crumb[]; here: string }) {
  return (
    <nav
      aria-label={uiParts.breadcrumbs}
      className="-my-0.5 text-sm text-muted pointer-coarse:-my-3 print:hidden [.on-dark_&]:text-mist"
    >
      <ol className="flex flex-wrap items-center gap-x-2.5">
        {crumbs.map(({ label, path }, at) => (
          <li
            key={path}
            // On a phone a long trail has one line: the logo leads home as well.
            className={`after:ms-2.5 after:text-field after:content-['/'] ${at === 0 && crumbs.length > 2 ? 'max-sm:hidden' : ''}`}
          >
            <SiteLink
              href={path}
              lang={contentLang(label)}
              className="tap-link underline-offset-4 hover:text-ink hover:underline [.on-dark_&]:hover:text-white"
            >
              {label}
            </SiteLink>
          </li>
        ))}
        <li aria-current="page" lang={contentLang(here)} className="tap-link">
          {here}
        </li>
      </ol>
    </nav>
  )
}
