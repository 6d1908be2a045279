/** The demo's places, people, events, vacancies and pages, as rows. */
import { foreignCurrencies } from '#contract/costs/currencies.ts'
import { projectPath } from '#contract/paths.ts'
import { dayInPakistan } from '#contract/text/clock-time.ts'
import { slug } from '#contract/text/slugs.ts'
import type {
  adCampaigns,
  agents,
  areas,
  cities,
  covers,
  eventMedia,
  events,
  exchangeRates,
  groupPhotos,
  jobs,
  testimonials,
} from '#db/schema/index.ts'
import { before, dayBefore, numbered, type Setting } from './setting.ts'

export function cityRows({ content }: Setting): (typeof cities.$inferInsert)[] {
  const places = content.places.filter(({ kind }) => kind === 'city')
  return numbered(places).map(({ item: { city: name, name_ur, lat, long, marla }, id }) => ({
    ...{ id, name, name_ur, slug: slug(name.toLowerCase()), lat, long, marla_basis: marla },
  }))
}

export function areaRows({ content, ids }: Setting): (typeof areas.$inferInsert)[] {
  return content.places.flatMap(({ city, within, kind, marla, ...area }) => {
    if (kind === 'city') return []
    const parent_id = within === '' ? null : ids.area(`${within}, ${city}`)
    const id = ids.area(`${area.name}, ${city}`)
    return [{ ...area, id, kind, city_id: ids.city(city), parent_id, marla_basis: marla }]
  })
}

/** Without photographs: drawn faces would look like none, and initials stand in for them. */
export function agentRows({ content, ids, now }: Setting): (typeof agents.$inferInsert)[] {
  return numbered(content.agents).map(({ item: { areas: _, city, ...agent }, id }) => {
    const phone = `+92 300 00001${String(id).padStart(2, '0')}`
    return {
      ...agent,
      id,
      photo: null,
      phone,
      whatsapp: phone,
      email: `${agent.name.toLowerCase().replaceAll(' ', '.')}@aangan.example`,
      city_id: ids.city(city),
      position: id - 1,
      created_at: before(now, 400),
    }
  })
}

export function agentAreaRows({ content, ids }: Setting) {
  return numbered(content.agents).flatMap(({ item: { areas, city }, id }) =>
    areas.map((name) => ({ agent_id: id, area_id: ids.area(`${name}, ${city}`) })),
  )
}

export function eventRows({ content, now, album }: Setting): (typeof events.$inferInsert)[] {
  return numbered(content.events).map(({ item: { days_ago, held_on, photos, videos: _, ...texts }, id }) => ({
    ...texts,
    id,
    held_on: held_on ?? dayBefore(now, days_ago),
    thumbnail: album.firstOf(photos.map(({ picture }) => picture)),
    created_at: before(now, Math.max(days_ago, 1)),
  }))
}

export function eventMediaRows({ content, album, films }: Setting): (typeof eventMedia.$inferInsert)[] {
  return numbered(content.events).flatMap(({ item: { photos, videos }, id }) => {
    const poster = album.firstOf(photos.map(({ picture }) => picture))
    const images = photos.map(({ picture, ...texts }) => ({
      ...{ kind: 'image' as const, ...texts, url: album.addressOf(picture) },
    }))
    const moving = videos.flatMap(({ film, ...texts }) => {
      const url = films.get(film)
      return url ? [{ kind: 'video' as const, ...texts, poster, url }] : []
    })
    return [...images, ...moving].map((medium, position) => ({ ...medium, event_id: id, position }))
  })
}

export function vacancyRows({ content, ids, now }: Setting): (typeof jobs.$inferInsert)[] {
  return numbered(content.vacancies).map(
    ({ item: { city, published_days_ago, closes_in_days, ...texts }, id }) => ({
      ...texts,
      id,
      city_id: ids.city(city),
      status: closes_in_days < 0 ? 'closed' : 'open',
      published_at: before(now, published_days_ago),
      closes_on: dayBefore(now, -closes_in_days),
    }),
  )
}

export function testimonialRows({ content, now }: Setting): (typeof testimonials.$inferInsert)[] {
  return content.website.testimonials.map(({ days_ago, ...texts }) => ({
    ...texts,
    photo: null,
    given_on: dayBefore(now, days_ago),
  }))
}

export function coverRows({ content, album }: Setting): (typeof covers.$inferInsert)[] {
  return content.website.covers.map(({ picture, ...texts }, position) => ({
    ...texts,
    image: album.addressOf(picture),
    position,
  }))
}

export function groupPhotoRows({ content, now, album }: Setting): (typeof groupPhotos.$inferInsert)[] {
  return content.website.group_photos.map(({ picture, days_ago, ...texts }) => ({
    ...texts,
    image: album.addressOf(picture),
    taken_on: dayBefore(now, days_ago),
  }))
}

export function campaignRows({ content, ids, now, album }: Setting): (typeof adCampaigns.$inferInsert)[] {
  return content.website.campaigns.map(({ picture, link, project = '', ...texts }) => ({
    ...texts,
    image: album.addressOf(picture),
    link: link ?? projectPath({ id: ids.project(project), name: project }),
    starts_on: dayBefore(now, 20),
  }))
}

export function exchangeRateRows({ content, now }: Setting): (typeof exchangeRates.$inferInsert)[] {
  const day = dayInPakistan(now)
  return foreignCurrencies.map((currency) => ({
    ...{
      currency,
      pkr: content.website.exchange_rates[currency],
      day,
      source: 'Demo example rate',
      source_ur: 'ڈیمو کا فرضی نرخ',
    },
  }))
}
