/**
 * The language that a visitor has chosen, kept in their browser alone: a cookie would make a page of its own of every
 * page that is kept for all. Those who have chosen none see what the address says.
 */
import { currentLanguage, type Language } from '#messages/language.ts'

const key = 'language'

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language)
  } catch {
    // A browser that keeps nothing forgets this too.
  }
}

/**
 * A script that runs before the page is shown. Only an arrival from elsewhere changes the language: a link of ours says
 * what it means.
 */
export function arriveInChosenLanguage(): string {
  const otherAddress =
    currentLanguage() === 'ur'
      ? "(location.pathname.slice(3)||'/')"
      : "'/ur'+location.pathname.replace(/^\\/$/,'')"
  return `try{var l=localStorage.getItem('${key}');if(l&&l!='${currentLanguage()}'&&!document.referrer.startsWith(location.origin+'/'))location.replace(${otherAddress}+location.search+location.hash)}catch(e){}`
}
