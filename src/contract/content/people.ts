import { z } from 'zod'
import { LinkedImage } from '../files/image.ts'

/** The size of the picture, where this site stores it. */
const pixels = z.int().nullable().default(null)

/** An agent, as `GET /api/agents` lists them. */
/** How fast an agent answers, from the agency's own figures. */
export const answersIn = z
  .int()
  .nullable()
  .describe(
    'In how many minutes half of the leads of the last 90 days that came in office hours had a first contact; null with fewer than ten',
  )

export const Agent = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  photo: z.string().nullable(),
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  languages: z.array(z.string()),
  city: z.object({ id: z.int(), name: z.string() }),
  areas: z.array(z.object({ id: z.int(), name: z.string() })),
  listing_count: z.int().describe('The number of published listings'),
})
export type Agent = z.infer<typeof Agent>

/** An agent in the list of any host: our own fields are null where another host leaves them out (S3.2). */
export const HostedAgent = Agent.extend({
  phone: z.string().nullable(),
  whatsapp: z.string().nullable(),
  email: z.string().nullable(),
  city: Agent.shape.city.nullable(),
  listing_count: Agent.shape.listing_count.nullable(),
})

/** An agent with the content of their own page. */
export const AgentDetails = Agent.extend({
  bio: z.string(),
  answers_in: answersIn,
  photo_width: pixels,
  photo_height: pixels,
})
export type AgentDetails = z.infer<typeof AgentDetails>

/** The agent as a listing shows them. */
export const ListingAgent = Agent.pick({
  id: true,
  name: true,
  title: true,
  photo: true,
  phone: true,
  whatsapp: true,
})
export type ListingAgent = z.infer<typeof ListingAgent>

export const Office = z.object({
  id: z.int(),
  name: z.string(),
  city: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  other_phones: z.array(z.string()),
  hours: z.string().describe('The opening hours as text; empty if unknown'),
  /** Null where the agency links to no maps. */
  map_url: z.string().nullable(),
  lat: z.number().nullable(),
  long: z.number().nullable(),
})
export type Office = z.infer<typeof Office>

export const Testimonial = z.object({
  id: z.int(),
  name: z.string(),
  place: z.string(),
  text: z.string(),
  rating: z.int().min(1).max(5).nullable(),
  photo: z.string().nullable(),
  given_on: z.string().nullable().describe('YYYY-MM-DD'),
})
export type Testimonial = z.infer<typeof Testimonial>

/** A picture with a headline for the top of the home page. */
export const Cover = z.object({
  id: z.int(),
  title: z.string(),
  image: z.string().nullable(),
  image_width: pixels,
  image_height: pixels,
  alt: z.string(),
  link: z.string().nullable(),
})
export type Cover = z.infer<typeof Cover>

export const GroupPhoto = z.object({
  id: z.int(),
  title: z.string(),
  image: LinkedImage.nullable(),
  alt: z.string().describe('A description of the picture'),
  taken_on: z.string().nullable().describe('YYYY-MM-DD'),
})
export type GroupPhoto = z.infer<typeof GroupPhoto>
