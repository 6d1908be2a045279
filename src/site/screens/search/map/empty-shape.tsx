import { mapSearch as t } from '#messages/site.ts'
import { Button } from '#ui/button.tsx'

/** Says that a drawn area has no homes, and offers a larger one or none. */
export function EmptyShape({
  onWiden,
  onRemove,
  className,
}: {
  onWiden: () => void
  onRemove: () => void
  className: string
}) {
  return (
    <div
      role="status"
      className={`z-10 rounded-card border border-line bg-white p-4 shadow-float ${className}`}
    >
      <p className="font-medium">{t.emptyShape}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="main" onClick={onWiden}>
          {t.widenShape}
        </Button>
        <Button onClick={onRemove}>{t.removeShape}</Button>
      </div>
    </div>
  )
}
