import { Link } from '@tanstack/react-router'
import { today as t } from '#messages/admin.ts'
import { buttonClass } from '#ui/button.tsx'
import { Panel } from '../components/screen.tsx'
import { isOn } from '../switched-off.ts'

/** The number of listings without a map position, with a link to them. */
export function WithoutPosition({ count }: { count: number }) {
  if (count === 0 || !isOn('maps')) return null
  return (
    <Panel title={t.withoutPosition.title}>
      <p>{t.withoutPosition.help({ count })}</p>
      <Link
        to="/listings"
        search={{ position: 'none', status: 'published' }}
        className={`${buttonClass({ size: 'sm' })} mt-4`}
      >
        {t.withoutPosition.show}
      </Link>
    </Panel>
  )
}
