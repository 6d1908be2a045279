/** Saved homes look saved from the first paint on, before the page's scripts have come and in pages kept for all. */
import { pressedKey, savedKey } from '#ui/saved/saved-key.ts'

declare global {
  /** The `data-` attributes of hearts that were pressed, until the code that saves homes has come. */
  var aanganPressedHearts: DOMStringMap[] | undefined
  /** Takes the looks of the hearts back, once they have their state. */
  var aanganEarlyHearts: (() => void) | undefined
}

/**
 * Runs before the page is shown. What the storage has may be anything: only keys of homes get into the style sheet,
 * which is no element, so that React finds the page as the server wrote it.
 */
export const fillSavedHearts = `!function(d,k,s){try{k=Object.keys(JSON.parse(localStorage['${savedKey}']).homes).filter(function(h){return/^(listing|project)-\\d+$/.test(h)});s=new CSSStyleSheet;s.replaceSync(k.map(function(h){return'[data-save="'+h+'"]'})+'{--place:21!important;color:var(--color-green-700)!important}.saved-count:empty{display:grid!important}.saved-count:empty:after{content:"'+k.length+'"}');k[0]&&(d.adoptedStyleSheets=[s],aanganEarlyHearts=function(){s.replaceSync('')})}catch(e){}}(document)`

/**
 * Runs before the page is shown. When the page is left before the code that saves homes has come, the hearts that were
 * pressed wait in the storage for the next page.
 */
export const keepPressedHearts = `self.aanganPressedHearts||(aanganPressedHearts=[],addEventListener('pagehide',function(){try{aanganPressedHearts[0]&&(localStorage['${pressedKey}']=JSON.stringify(aanganPressedHearts.splice(0)))}catch(e){}}))`
