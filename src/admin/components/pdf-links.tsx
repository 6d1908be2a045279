import { FileText } from 'lucide-react'
import { languageNames } from '#contract/admin/visitor-languages.ts'
import { languages } from '#messages/languages.ts'
import { buttonClass } from '#ui/button.tsx'

/** Links to a report as a PDF in each language. */
export function PdfLinks({
  address,
  label,
}: {
  /** Without the language. */
  address: string
  label: (of: { language: string }) => string
}) {
  return languages.map((language) => (
    <a
      key={language}
      href={`${address}?language=${language}`}
      download
      aria-label={label({ language: languageNames[language] })}
      className={buttonClass()}
    >
      <FileText aria-hidden="true" className="size-5" />
      {languageNames[language]}
    </a>
  ))
}
