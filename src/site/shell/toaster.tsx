import { useMemo, useRef, useSyncExternalStore } from 'react'
import { inquiryPath } from '#contract/paths.ts'
import { shell as t } from '#messages/site.ts'
import type { ToasterProps } from '#ui/dialog-toasts.ts'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#ui/local-path.ts'
import { useIsTopmost } from '#ui/open-dialogs.ts'
import { useGiveWay } from '#ui/use-give-way.ts'
import { type Toast, type ToastPlace, toastStore } from './toasts.ts'

const none: readonly Toast[] = []

/**
 * Both toast containers. They are in the page from the start, because a screen reader only speaks what appears in
 * a live region it knows, and because the toast about a lost connection cannot be fetched when it is needed. An open
 * dialog has a pair of its own; the topmost one shows the toasts.
 */
export function Toaster({ within }: ToasterProps) {
  const all = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none)
  const toasts = useIsTopmost(within) ? all : none
  return (
    <>
      <Container place="top" all={toasts} />
      <Container place="bottom" all={toasts} />
    </>
  )
}

function Container({ place, all }: { place: ToastPlace; all: readonly Toast[] }) {
  const box = useRef<HTMLElement>(null)
  const toasts = useMemo(() => all.filter((toast) => toast.place === place), [all, place])
  useGiveWay(box, toasts)
  return (
    <section
      ref={box}
      aria-label={place === 'top' ? t.messages : t.notices}
      aria-live="polite"
      data-toasts={place}
      className="pointer-events-none z-50 flex w-[min(360px,calc(100vw-32px))] flex-col gap-2 print:hidden"
    >
      {toasts.map((toast) => (
        <ToastBox key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function ToastBox({ toast: { id, tone, text, reference } }: { toast: Toast }) {
  return (
    <div className="pointer-events-auto flex items-start gap-3 rounded-card border border-line bg-white py-2 pe-2 ps-4 shadow-raised transition-opacity duration-200 starting:opacity-0">
      <Icon
        name={tone === 'success' ? 'check' : 'alert'}
        className={`mt-2.5 text-price ${tone === 'success' ? 'text-green-700' : 'text-danger'}`}
      />
      <div className="flex-1 py-2">
        <p>{text}</p>
        {reference && (
          <p className="mt-1 text-sm text-muted">
            {t.reference}{' '}
            <a
              href={localPath(inquiryPath(reference))}
              className="inline-block py-1 whitespace-nowrap text-ink tabular-nums underline underline-offset-4"
            >
              {reference}
            </a>
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label={t.dismiss}
        onClick={() => toastStore.dismiss(id)}
        className="grid size-10 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
      >
        <Icon name="cross" />
      </button>
    </div>
  )
}
