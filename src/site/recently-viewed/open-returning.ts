import { searchesKey, seenKey } from './returning-keys.ts'

/**
 * Runs before the page is shown. For a visitor who returns, the last search and the homes viewed last have their room
 * from the first paint on; for others there is none.
 */
export const openReturning = `!function(d,s,r){try{r='';localStorage['${searchesKey}']&&(r+='.returning-search{display:block}');localStorage['${seenKey}']&&(r+='.returning-homes{display:block}');r&&(s=new CSSStyleSheet,s.replaceSync(r),d.adoptedStyleSheets=[...d.adoptedStyleSheets,s])}catch(e){}}(document)`
