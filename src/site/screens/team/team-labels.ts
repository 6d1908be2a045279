/** What a list of agents is called, by its city and language. */
import { team as t } from '#messages/site.ts'
import { spokenLanguage } from '../../spoken-language.ts'

/** '3 agents in Lahore who speak Punjabi' */
export function foundAgents(count: number, city: string | undefined, spoken: string | undefined): string {
  const language = spoken && spokenLanguage(spoken)
  if (city && language) return t.foundInSpeaking({ count, city, language })
  if (city) return t.foundIn({ count, city })
  return language ? t.foundSpeaking({ count, language }) : t.found({ count })
}

/** 'Agents in Lahore who speak Punjabi'; the list of all agents has a title of its own. */
export function titleOfAgents(city: string | undefined, spoken: string | undefined): string {
  const language = spoken && spokenLanguage(spoken)
  if (city && language) return t.titleInSpeaking({ city, language })
  if (city) return t.titleIn({ city })
  return language ? t.titleSpeaking({ language }) : t.title
}
