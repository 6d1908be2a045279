import { foreignPrices as t } from '#messages/site.ts'
import { roundClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Popover } from '#ui/popover.tsx'
import { CurrencyAndUnit } from '../units/static-choices.ts'

/** The choice of a currency, and of the unit of prices per area, behind the price it stands beside. Without JavaScript no amount can be converted. */
export function CurrencyPopover({ id }: { id: string }) {
  return (
    <Popover
      label={t.open}
      icon={<Icon name="down" size={20} />}
      className="noscript:hidden rtl:mt-3 print:hidden"
      buttonClass={`${roundClass} border-transparent! text-muted`}
      panelClass="start-0 w-max max-w-full p-4"
    >
      <CurrencyAndUnit id={id} />
    </Popover>
  )
}
