/** Makes HTML from agencies and imports safe to show (S5.5). */
import sanitize from 'sanitize-html'

const bare: sanitize.IOptions = {
  allowedTags: 'p br b strong i em u ul ol li h3 h4'.split(' '),
  allowedAttributes: {},
  // Elements whose contents are not text to read.
  nonTextTags: 'script style template iframe object noscript textarea title svg math option'.split(' '),
  // Real texts are not nested deeper than this; only attacks on the browser are.
  nestingLimit: 32,
}

/** Pasted text keeps its paragraphs and headings. */
const withStandIns: sanitize.IOptions = {
  ...bare,
  transformTags: { div: 'p', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' },
}

/** A '<' that begins no tag, such as in 'rent < 50,000'. */
const loneSign = /<(?![/?a-z][^<>]*>|!)/gi

/**
 * Turns untrusted HTML into escaped text with a short list of bare tags, all of them closed: p br b strong i
 * em u ul ol li h3 h4. The second pass corrects nesting that replaced tags cause, such as a paragraph in a
 * paragraph.
 */
export function safeHtml(html: string): string {
  const stood = sanitize(html.replaceAll(loneSign, '&lt;'), withStandIns)
  return sanitize(stood, bare).replaceAll('<p></p>', '')
}
