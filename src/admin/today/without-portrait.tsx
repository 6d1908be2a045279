import { Link } from '@tanstack/react-router'
import { today as t } from '#messages/admin.ts'
import { buttonClass } from '#ui/button.tsx'
import { Panel } from '../components/screen.tsx'

/** The number of agents without a photograph, with a link to the team. */
export function WithoutPortrait({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Panel title={t.withoutPortrait.title}>
      <p>{t.withoutPortrait.help({ count })}</p>
      <Link to="/agents" className={`${buttonClass({ size: 'sm' })} mt-4`}>
        {t.withoutPortrait.show}
      </Link>
    </Panel>
  )
}
