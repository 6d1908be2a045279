import { SiteLink } from './site-link.tsx'

export type Crumb = { label: string; path: string }

/** The trail to a page; the last one is the page itself and no link. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
        {crumbs.map(({ label, path }, at) => (
          <li key={path} className="flex items-center gap-2.5">
            {at > 0 && (
              <span aria-hidden="true" className="text-field">
                /
              </span>
            )}
            {at === crumbs.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <SiteLink href={path} className="py-1 underline-offset-4 hover:text-ink hover:underline">
                {label}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
