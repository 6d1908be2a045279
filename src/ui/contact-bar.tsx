import type { ReactNode } from 'react'
import { contact as t } from '#messages/common.ts'
import { buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'

/** On phones the three ways to ask stay at hand at the foot of the screen. */
export function ContactBar({
  call,
  whatsApp,
  children,
}: {
  call: string
  whatsApp: string
  /** The third way, as a link. */
  children: ReactNode
}) {
  return (
    <nav
      aria-label={t.title}
      className="contact-bar fixed inset-x-0 bottom-0 z-30 grid short:static grid-cols-[1fr_auto_1fr] gap-2 large-text:grid-cols-[auto_auto_auto] large-text:text-[4.6vw] border-t border-line bg-white p-3 lg:hidden print:hidden"
    >
      <a href={call} className={`${buttonClass()} px-2!`}>
        <Icon name="phone" size={18} className="large-text:hidden!" />
        {t.call}
      </a>
      <a
        href={whatsApp}
        target="_blank"
        rel="noopener"
        className={`${buttonClass({ variant: 'tint' })} px-2!`}
      >
        <Icon name="whatsapp" size={18} className="large-text:hidden!" />
        {t.whatsApp}
      </a>
      {children}
    </nav>
  )
}

/** The third way where there is a form: down to it. */
export function ToForm({ id }: { id: string }) {
  return (
    <a href={`#${id}`} className={`${buttonClass({ variant: 'main' })} px-2!`}>
      {t.inquire}
    </a>
  )
}
