import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { adminComponents as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import type { ToasterProps } from '#ui/dialog-toasts.ts'
import { useIsTopmost } from '#ui/open-dialogs.ts'
import { useGiveWay } from '#ui/use-give-way.ts'
import { AdminCallError } from '../call.ts'
import { notifyFailure, type Toast, toastStore } from './toasts.ts'

const none: readonly Toast[] = []

/**
 * In the page from the start, and in each dialog from its opening: a screen reader speaks only what appears in a region
 * that it knows. The topmost dialog shows the toasts.
 */
export function Toaster({ within }: ToasterProps) {
  const all = useSyncExternalStore(toastStore.subscribe, toastStore.read)
  const toasts = useIsTopmost(within) ? all : none
  useEffect(() => {
    if (within) return
    window.addEventListener('keydown', takeBackLast)
    return () => window.removeEventListener('keydown', takeBackLast)
  }, [within])
  return (
    <section
      aria-label={t.toaster.label}
      aria-live="polite"
      onPointerEnter={() => toastStore.hold(true)}
      onPointerLeave={() => toastStore.hold(false)}
      onFocus={() => toastStore.hold(true)}
      onBlur={() => toastStore.hold(false)}
    >
      <Container place="top" all={toasts} />
      <Container place="bottom" all={toasts} />
    </section>
  )
}

function Container({ place, all }: { place: 'top' | 'bottom'; all: readonly Toast[] }) {
  const box = useRef<HTMLDivElement>(null)
  const toasts = useMemo(
    () => all.filter(({ isOnTop }) => (isOnTop === true) === (place === 'top')),
    [all, place],
  )
  useGiveWay(box, toasts)
  return (
    <div
      ref={box}
      data-toasts={place}
      className="pointer-events-none z-50 flex w-[min(420px,calc(100vw-32px))] flex-col gap-2 print:hidden"
    >
      {toasts.map((toast) => (
        <ToastBox key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

/** Control Z, where it does not belong to a text, takes back what was done last. */
function takeBackLast(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, shiftKey, target } = event
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey) return
  if (target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select')) return
  const last = toastStore
    .read()
    .filter(({ undo }) => undo)
    .at(-1)
  if (!last?.undo) return
  event.preventDefault()
  void takeBack(last.id, last.undo)
}

async function takeBack(id: number, work: () => Promise<void>) {
  toastStore.dismiss(id)
  try {
    await work()
  } catch (error) {
    if (!(error instanceof AdminCallError)) throw error
    notifyFailure(error.message)
  }
}

function ToastBox({ toast: { id, tone, text, undo, open } }: { toast: Toast }) {
  const Icon = tone === 'success' ? CircleCheck : CircleAlert
  return (
    <div className="pointer-events-auto flex items-center gap-3 rounded-card border border-line bg-white py-2 pr-2 pl-4 shadow-raised">
      <Icon
        aria-hidden="true"
        className={`size-5 shrink-0 ${tone === 'success' ? 'text-green-700' : 'text-danger'}`}
      />
      <p className="min-w-0 flex-1 py-1">{text}</p>
      {undo && (
        <Button
          size="sm"
          variant="tint"
          title={t.toaster.undoKeys}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={() => void takeBack(id, undo)}
        >
          {t.toaster.undo}
        </Button>
      )}
      {open && (
        <Button
          size="sm"
          variant="tint"
          onClick={() => {
            toastStore.dismiss(id)
            open()
          }}
        >
          {t.toaster.open}
        </Button>
      )}
      <button
        type="button"
        aria-label={t.toaster.dismiss}
        onClick={() => toastStore.dismiss(id)}
        className="grid size-10 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}
