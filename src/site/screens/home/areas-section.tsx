import { areaPath } from '#contract/paths.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import { slug } from '#contract/text/slugs.ts'
import { areaPage as facts, home as t } from '#messages/site.ts'
import { contentLang } from '#ui/content-lang.ts'
import { Picture } from '#ui/picture.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { HomeData } from './home-data.ts'
import { Section } from './section.tsx'

/** The areas with the most on offer, each seen through the arch. */
export function AreasSection({ areas }: { areas: HomeData['areas']['data'] }) {
  return (
    <Section title={t.areas.title} text={t.areas.text} ground="pt-0!">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-3 md:gap-x-6 xl:grid-cols-6">
        {areas.map(({ id, name, city, forSale, image }) => (
          <li key={id}>
            <SiteLink
              href={searchAddress({ purpose: 'sale', cityId: city.id, areaIds: [id] })}
              className="group block rounded-card text-center"
            >
              <span className="arch block overflow-hidden">
                <Picture
                  src={image?.url}
                  alt=""
                  width={image?.width}
                  height={image?.height}
                  placeholder={image?.placeholder}
                  seed={id}
                  sizes="(width < 1280px) 46vw, 194px"
                  className="aspect-4/5 w-full"
                />
              </span>
              <span lang={contentLang(name)} className="mt-3 block font-medium group-hover:underline">
                {name}
              </span>
              <span lang={contentLang(city.name)} className="block text-sm text-muted">
                {city.name}
              </span>
              <span className="block text-sm text-muted tabular-nums">
                {t.areas.forSale({ count: forSale })}
              </span>
            </SiteLink>
            <SiteLink
              href={areaPath({ id, english_name: name, city_slug: slug(city.name.toLowerCase()) })}
              aria-label={facts.factsOf({ area: name })}
              className="mt-1 grid min-h-11 place-items-center text-sm text-green-700 underline underline-offset-4"
            >
              {facts.facts}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
