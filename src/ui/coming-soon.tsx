import { comingSoon as t } from '#messages/common.ts'
import { buttonClass } from './button.tsx'
import { Modal } from './modal.tsx'
import { useOverlay } from './use-overlay.ts'

/**
 * The button of a feature that is announced but not switched on: it says so in a modal, and what can be done instead.
 * Without JavaScript it leads to the same words on the page, which are shown once it was followed.
 */
export function ComingSoon({
  id,
  label,
  title,
  text,
  instead,
}: {
  id: string
  label: string
  title: string
  text: string
  /** A link on this page. */
  instead: { label: string; href: string }
}) {
  const overlay = useOverlay()
  return (
    <>
      <a
        href={`#${id}`}
        onClick={(event) => {
          event.preventDefault()
          overlay.open()
        }}
        className={buttonClass()}
      >
        {label}
        <span className="rounded-full bg-sand px-2 text-[0.8125rem] text-muted">{t.soon}</span>
      </a>
      <p id={id} className="mt-3 hidden scroll-mt-40 rounded-card bg-sand p-4 target:block">
        <strong className="block font-semibold">{title}</strong> {text}{' '}
        <a href={instead.href} className="font-medium text-green-700 underline underline-offset-4">
          {instead.label}
        </a>
      </p>
      <Modal overlay={overlay} title={title} className="w-[min(425px,100%-32px)]">
        <div className="px-6 pb-6">
          <p>{text}</p>
          <a
            href={instead.href}
            // In place of the overlay's entry in the history, which closes it.
            onClick={(event) => {
              event.preventDefault()
              window.location.replace(instead.href)
            }}
            data-autofocus
            className={`${buttonClass({ variant: 'main', wide: true })} mt-6`}
          >
            {instead.label}
          </a>
        </div>
      </Modal>
    </>
  )
}
