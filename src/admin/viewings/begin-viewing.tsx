import { adminViewings as t } from '#messages/admin.ts'
import { call } from '../call.ts'
import { Panel } from '../components/screen.tsx'
import { type Act, TimeDialog, type TimedAction } from './time-dialog.tsx'

/** A viewing for a visitor who did not request one on the site, of the listing that the lead is about. */
export function BeginViewing({ lead, onAct }: { lead: number; onAct: Act }) {
  return (
    <Panel title={t.panelTitle}>
      <p className="mb-3 text-muted">{t.begin}</p>
      <div className="flex flex-wrap gap-2">
        {actions.map((action) => (
          <TimeDialog
            key={action}
            action={action}
            {...texts[action]}
            send={(at, despite_clash) =>
              call('beginViewing', { params: { lead }, body: { action, at, despite_clash } })
            }
            onAct={onAct}
          />
        ))}
      </div>
    </Panel>
  )
}

const actions: readonly TimedAction[] = ['confirm', 'propose']

const texts = {
  confirm: { button: t.beginConfirmed, title: t.confirmOtherTitle },
  propose: { button: t.beginProposed, title: t.beginProposedTitle },
}
