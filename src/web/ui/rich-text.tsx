import { hideWebsites, sanitizeHtml } from '#contract/html.ts'

const hasMarkup = /<(?:p|br|ul|ol|li|div)\b/i

/** What an agency wrote, with bare markup or without any; addresses of other sites are hidden. */
export function RichText({ html }: { html: string }) {
  const safe = hideWebsites(sanitizeHtml(html))
  return (
    <div
      className={`max-w-[40em] text-pretty [&_li]:mb-1 [&_ol]:mb-4 [&_ol]:list-decimal [&_ol]:pl-5 [&_p]:mb-4 [&_p:last-child]:mb-0 [&_ul]:mb-4 [&_ul]:list-disc [&_ul]:pl-5 ${hasMarkup.test(html) ? '' : 'whitespace-pre-line'}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: built by the contract's sanitizer from escaped text and bare tags
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  )
}
