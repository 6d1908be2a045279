import type { ReactNode } from 'react'
import { contact as t } from '#messages/common.ts'
import { buttonClass } from '../button.tsx'
import { Icon } from '../icon.tsx'

/** The price and how to ask, below the photos. */
export function LightboxContact({
  price,
  call,
  whatsApp,
}: {
  price: ReactNode
  call: string
  whatsApp: string
}) {
  return (
    <div className="mx-auto flex max-w-[80rem] flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-xl [&_small]:text-mist!">{price}</p>
      <div className="flex gap-2">
        <a href={call} className={`${buttonClass({ variant: 'main' })} px-4!`}>
          <Icon name="phone" size={18} />
          {t.call}
        </a>
        <a
          href={whatsApp}
          target="_blank"
          rel="noopener"
          aria-label={t.whatsApp}
          className={`${buttonClass({ variant: 'tint' })} px-3!`}
        >
          <Icon name="whatsapp" size={18} />
        </a>
      </div>
    </div>
  )
}
