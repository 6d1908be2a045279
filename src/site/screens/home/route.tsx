import { createFileRoute } from '@tanstack/react-router'
import { agencyText } from '#contract/agency-texts.ts'
import { homeHead as t } from '#messages/site.ts'
import { site } from '#ui/site-settings.ts'
import { withCode } from '#ui/static-part.tsx'
import { ListingCard, ProjectCard } from '../../cards/static-cards.ts'
import { officesFromMatches } from '../../offices.ts'
import { agencyJsonLd, pageHead, websiteJsonLd } from '../../seo.ts'
import { firstPictures } from './first-row.ts'
import type { HomeData } from './home-data.ts'
import { HomeScreen } from './home-screen.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'
import { sections } from './static-sections.ts'

export const Route = createFileRoute('/')({
  // A first visit has its data in the page: what asks for it comes for those who come from another page.
  loader: () => withCode([ListingCard, ProjectCard, ...sections], loadLater()),
  head: ({ loaderData, matches }) => {
    const [tagline, promise] = [agencyText('tagline'), agencyText('promise')]
    const head = pageHead({
      path: '/',
      title: t.title({ agency: agencyText('name') }),
      description: (site().maps ? t.descriptionWithMap : t.description)({ tagline, promise }),
      image: toCover(loaderData?.cover),
      jsonLd: import.meta.env.SSR && [agencyJsonLd(officesFromMatches(matches)), websiteJsonLd()],
    })
    return {
      ...head,
      links: [...head.links, ...(import.meta.env.SSR && loaderData ? firstPictures(loaderData) : [])],
    }
  },
  component: HomeScreen,
  pendingComponent: HomeSkeleton,
})

function toCover(cover: HomeData['cover']) {
  if (!cover?.image) return undefined
  const { image, imageWidth, imageHeight, alt } = cover
  return { url: image, width: imageWidth, height: imageHeight, alt }
}

async function loadLater() {
  return (await import('./home-data.ts')).loadHome()
}
