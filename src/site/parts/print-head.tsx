import { agency } from '#agency'
import { agencyText } from '#contract/agency-texts.ts'
import { formatPhone } from '#contract/text/phones.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import { LeftToRight } from '#ui/left-to-right.tsx'

/** The agency's name and the page's address, only on paper. */
export function PrintHead({ path }: { path: string }) {
  return (
    <p className="hidden justify-between border-b border-line pb-3 text-sm print:flex">
      <strong className="text-lg text-green-700">{agencyText('name')}</strong>
      <span className="text-end">
        <LeftToRight>{formatPhone(agency.phone)}</LeftToRight>
        <br />
        {absolutePage(path)}
      </span>
    </p>
  )
}
