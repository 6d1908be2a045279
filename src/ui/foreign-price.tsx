import { filledLater } from './filled-later.ts'

/**
 * The line for an amount in the currency that a visitor chose: closed and empty in every page that the server makes,
 * filled by `site/currency` in the browser. React leaves alone what is in it.
 */
export function ForeignPrice({
  pkr,
  plain,
  className = '',
}: {
  pkr: number
  plain?: boolean
  className?: string
}) {
  if (!(pkr > 0)) return null
  return (
    <span
      className={`foreign ${className}`}
      data-pkr={pkr}
      // In tables, which show the date of the rate once for all.
      data-plain={plain ? '' : undefined}
      {...filledLater}
    />
  )
}
