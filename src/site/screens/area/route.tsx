import { createFileRoute, redirect } from '@tanstack/react-router'
import { pathInLanguage } from '#contract/language-paths.ts'
import { areaPath } from '#contract/paths.ts'
import { currentLanguage } from '#messages/language.ts'
import { withCode } from '#ui/static-part.tsx'
import { AgentCard } from '../../cards/static-agent-card.ts'
import { ListingCard } from '../../cards/static-cards.ts'
import { loadArea } from './area-data.ts'
import { AreaScreen } from './area-screen.tsx'

export const Route = createFileRoute('/areas/$city/$area')({
  loader: async ({ params, location, abortController: { signal } }) => {
    // The number at the end is the area; the words before it are for readers.
    const id = /(\d+)$/.exec(params.area)?.[1] ?? '0'
    const data = await withCode([AgentCard, ListingCard], loadArea(id, signal))
    const { area } = data.report
    const path = areaPath({ id: area.id, english_name: area.englishName, city_slug: area.citySlug })
    if (`/areas/${params.city}/${params.area}` !== decodeURIComponent(path))
      throw redirect({
        href: `${pathInLanguage(path, currentLanguage())}${location.searchStr}`,
        statusCode: 301,
      })
    return data
  },
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData }) =>
    loaderData ? (await import('./area-head.ts')).areaHead(loaderData.report) : {},
  component: AreaScreen,
})
