import { localPath } from '../local-path.ts'

/** A drawn map where scripts do not run; no other browser fetches it. */
export function MapPicture({
  path,
  label,
  className = '',
}: {
  path: string
  label: string
  className?: string
}) {
  return (
    <noscript>
      <img
        src={localPath(path)}
        alt={label}
        width="520"
        height="420"
        loading="lazy"
        className={`h-auto w-full rounded-panel ${className}`}
      />
    </noscript>
  )
}
