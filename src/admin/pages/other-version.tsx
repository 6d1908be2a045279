import { Button } from '#ui/button.tsx'
import { When } from '../components/relative-time.tsx'
import type { AdminPage } from './use-page-form.ts'

/** Somebody else saved the page meanwhile. */
export function Theirs({ theirs, onResolve }: { theirs: AdminPage; onResolve: (isMine: boolean) => void }) {
  return (
    <section role="alert" className="mb-6 rounded-panel border-2 border-gold bg-white p-5">
      <h2 className="text-lg">
        {`${theirs.saved?.by ?? 'Somebody'} saved this page `}
        {theirs.saved && <When iso={theirs.saved.at} />}
      </h2>
      <p className="mt-1 text-muted">Nothing is overwritten. This is what it says now:</p>
      <textarea
        readOnly
        aria-label="What they saved"
        value={theirs.written}
        className="mt-3 h-56 w-full rounded-card border border-line bg-sand p-3 font-mono text-sm"
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="main" onClick={() => onResolve(true)}>
          Go on with mine
        </Button>
        <Button onClick={() => onResolve(false)}>Take theirs, drop mine</Button>
      </div>
    </section>
  )
}
