import { type ForeignCurrency, foreignCurrencies } from '#contract/costs/currencies.ts'

const key = 'currency'

/** The currency that a visitor has chosen, kept in their browser alone; undefined without one. */
export function readCurrency(): ForeignCurrency | undefined {
  try {
    const chosen = localStorage.getItem(key)
    return foreignCurrencies.find((currency) => currency === chosen)
  } catch {
    // A browser that forbids storage keeps none.
    return undefined
  }
}

/** Keeps what was chosen; anything but one of the currencies means none. */
export function keepCurrency(chosen: string): void {
  try {
    if (foreignCurrencies.some((currency) => currency === chosen)) localStorage.setItem(key, chosen)
    else localStorage.removeItem(key)
  } catch {
    // Then it holds until the page is left.
  }
}

declare global {
  /** Opens the lines for amounts in another currency. */
  var aanganForeignLines: CSSStyleSheet | undefined
}

const openLines = '.foreign,.rate-note{display:block}'

/**
 * Runs before the page is shown: the lines have their place before the amounts come. It is a style sheet and no
 * element, so that React finds the page as the server wrote it.
 */
export const openForeignLines = `!function(d,s){try{/^[A-Z]{3}$/.test(localStorage['${key}'])&&(s=new CSSStyleSheet,s.replaceSync('${openLines}'),d.adoptedStyleSheets=[...d.adoptedStyleSheets,s],aanganForeignLines=s)}catch(e){}}(document)`

/** Opens or closes the lines on the page that is shown. */
export function setForeignLines(isOpen: boolean): void {
  // Safari before 16.4 makes no style sheets: the attribute opens the lines there.
  document.documentElement.toggleAttribute('data-foreign', isOpen)
  if (!('adoptedStyleSheets' in document)) return
  let sheet = globalThis.aanganForeignLines
  if (!sheet) {
    sheet = new CSSStyleSheet()
    globalThis.aanganForeignLines = sheet
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  sheet.replaceSync(isOpen ? openLines : '')
}
