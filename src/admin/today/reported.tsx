import { Link } from '@tanstack/react-router'
import { today as t } from '#messages/admin.ts'
import { buttonClass } from '#ui/button.tsx'
import { Panel } from '../components/screen.tsx'

/** The number of listings in which visitors reported errors, with a link to them. */
export function Reported({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Panel title={t.reported.title}>
      <p>{t.reported.help({ count })}</p>
      <Link to="/listing-reports" className={`${buttonClass({ size: 'sm' })} mt-4`}>
        {t.reported.show}
      </Link>
    </Panel>
  )
}
