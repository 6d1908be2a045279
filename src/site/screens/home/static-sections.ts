/** The cover and the sections of the home page that only show something, and their code as one file. */
import { staticPart } from '#ui/static-part.tsx'

const all = () => import('./sections.ts')

export const CoverPicture = staticPart(async () => (await all()).CoverPicture)
export const OnOffer = staticPart(async () => (await all()).OnOffer)
export const AreasSection = staticPart(async () => (await all()).AreasSection)
export const TypesSection = staticPart(async () => (await all()).TypesSection)
export const WhySection = staticPart(async () => (await all()).WhySection)
export const AgentsSection = staticPart(async () => (await all()).AgentsSection)
export const TestimonialsSection = staticPart(async () => (await all()).TestimonialsSection)
export const EventsSection = staticPart(async () => (await all()).EventsSection)
export const FailedSection = staticPart(async () => (await all()).FailedSection)
export const ValuationTeaser = staticPart(async () => (await all()).ValuationTeaser)
export const ContactWords = staticPart(async () => (await all()).ContactWords)
export const OtherWays = staticPart(async () => (await all()).OtherWays)

export const sections = [
  CoverPicture,
  OnOffer,
  AreasSection,
  TypesSection,
  WhySection,
  AgentsSection,
  TestimonialsSection,
  EventsSection,
  FailedSection,
  ValuationTeaser,
  ContactWords,
  OtherWays,
]
