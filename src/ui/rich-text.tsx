import { hideWebsites } from '#contract/content/html.ts'
import { contentLang } from './content-lang.ts'

const hasMarkup = /<(?:p|br|ul|ol|li)\b/

/** What an agency wrote, made safe by the server (domain/rich-text); addresses of other sites are hidden. */
export function RichText({ html }: { html: string }) {
  return (
    <div
      lang={contentLang(html.replaceAll(/<[^>]*>/g, ''))}
      className={`max-w-[40em] text-pretty [&_li]:mb-1 [&_ol]:mb-4 [&_ol]:list-decimal [&_ol]:ps-5 [&_p]:mb-4 [&_p:last-child]:mb-0 [&_ul]:mb-4 [&_ul]:list-disc [&_ul]:ps-5 ${hasMarkup.test(html) ? '' : 'whitespace-pre-line'}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server leaves only a few bare tags (domain/rich-text)
      dangerouslySetInnerHTML={{ __html: hideWebsites(html) }}
    />
  )
}
