import { createFileRoute } from '@tanstack/react-router'
import { agency } from '#agency'
import { site } from '#ui/site-settings.ts'
import { officesOf } from '../../offices.ts'
import { agencyJsonLd, pageHead, websiteJsonLd } from '../../seo.ts'
import { firstPictures } from './first-row.ts'
import { loadHome } from './home-data.ts'
import { HomeScreen } from './home-screen.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'

export const Route = createFileRoute('/')({
  loader: loadHome,
  head: ({ loaderData, matches }) => {
    const head = pageHead({
      path: '/',
      title: `${agency.name}: homes, plots and offices for sale and to rent`,
      description: `${agency.tagline}. ${agency.promise} Search by area, price and size${site().maps ? ', see it on the map' : ''}, call the agent.`,
      image: loaderData?.cover?.image,
      jsonLd: [agencyJsonLd(officesOf(matches)), websiteJsonLd()],
    })
    return { ...head, links: [...head.links, ...(loaderData ? firstPictures(loaderData) : [])] }
  },
  component: HomeScreen,
  pendingComponent: HomeSkeleton,
})
