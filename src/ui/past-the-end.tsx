import { pagination as t } from '#messages/common.ts'
import { SiteLink } from './site-link.tsx'

/** For a page number that the list no longer has. */
export function PastTheEnd({ href }: { href: string }) {
  return (
    <p className="rounded-panel bg-sand p-8">
      {t.pastTheEnd}{' '}
      <SiteLink href={href} className="font-medium text-green-700 underline underline-offset-4">
        {t.first}
      </SiteLink>
    </p>
  )
}
