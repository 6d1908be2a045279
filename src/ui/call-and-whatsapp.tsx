import { formatPhone } from '#contract/text/phones.ts'
import { contact as t } from '#messages/common.ts'
import { buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'
import { LeftToRight } from './left-to-right.tsx'

/** Buttons to call an agent, with the number, which is printed too, and to write on WhatsApp. */
export function CallAndWhatsApp({
  call,
  phone,
  whatsApp,
  isSecond = false,
}: {
  call: string
  phone: string
  whatsApp: string
  /** Another button has the green of the main action. */
  isSecond?: boolean
}) {
  return (
    <div className="stack-3">
      <a
        href={call}
        className={`${buttonClass({ variant: isSecond ? 'plain' : 'main', wide: true })} print:border-ink print:bg-white print:text-ink`}
      >
        <Icon name="phone" size={18} />
        <span className="sr-only">{t.call} </span>
        <span className="whitespace-nowrap tabular-nums">
          <LeftToRight>{formatPhone(phone)}</LeftToRight>
        </span>
      </a>
      <a
        href={whatsApp}
        target="_blank"
        rel="noopener"
        className={`${buttonClass({ variant: 'tint', wide: true })} print:hidden`}
      >
        <Icon name="whatsapp" size={18} />
        {t.whatsApp}
      </a>
    </div>
  )
}
