import { useState } from 'react'
import { languageNames } from '#contract/admin/visitor-languages.ts'
import type { StoredImage } from '#contract/files/image.ts'
import { parseFloor, parseYear } from '#contract/listings/building-text.ts'
import { toSquareFeet } from '#contract/listings/convert-size.ts'
import { marlaBases, typeOf } from '#contract/listings/property.ts'
import { parseNumber } from '#contract/text/typed-number.ts'
import { adminListingMedia as t } from '#messages/admin.ts'
import type { Language } from '#messages/languages.ts'
import { contentLang } from '#ui/content-lang.ts'
import { Facts } from '#ui/facts.tsx'
import { BuildingFacts } from '#ui/listing/building-facts.tsx'
import { ListingGallery } from '#ui/listing/gallery.tsx'
import type { Listing } from '#ui/listing/listing.ts'
import { ListingSections } from '#ui/listing/listing-sections.tsx'
import { PlaceLine } from '#ui/listing/place-line.tsx'
import { Price } from '#ui/price.tsx'
import { SizeInSquareFeet } from '#ui/size.tsx'
import { Framed } from './framed.tsx'
import { type ListingValues, type Opened, priceIn } from './listing-values.ts'
import { Pills } from './pills.tsx'
import { useSafeDescription } from './use-safe-description.ts'

type Names = { city: string; area: string }
const widths = { phone: 390, desk: 1180 }

/** The listing as visitors will see it, while it is written; made of the parts of its page. */
export function ListingPreview({
  values,
  opened,
  names,
  known,
}: {
  values: ListingValues
  opened: Opened
  names: Names
  known: ReadonlyMap<string, StoredImage>
}) {
  const [place, setPlace] = useState<keyof typeof widths>('phone')
  const [language, setLanguage] = useState<Language>('en')
  const said = language === 'ur' ? inUrdu(values) : values
  const description = useSafeDescription(said.description)
  const listing = { ...asListing(said, opened, names, known), description }
  return (
    <div className="flex h-full flex-col gap-3">
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Pills
          label={t.previewWidth}
          options={{ phone: t.onPhone, desk: t.onDesktop }}
          value={place}
          onValue={setPlace}
        />
        <Pills label={t.previewLanguage} options={languageNames} value={language} onValue={setLanguage} />
      </div>
      <div className="min-h-0 flex-1">
        <Framed title={t.previewTitle} width={widths[place]}>
          <div className="column py-5">
            <ListingGallery key={values.photos.map(({ url }) => url).join()} listing={listing} />
            <div className="pt-6 pb-10">
              <p>
                <Price
                  pkr={listing.price}
                  purpose={listing.purpose ?? undefined}
                  className="text-[2.125rem]"
                />
              </p>
              <h2 lang={contentLang(listing.title)} className="mt-1 mb-2 text-2xl text-pretty">
                {listing.title}
              </h2>
              <PlaceLine listing={listing} />
              <div className="my-6 border-y border-line py-4.5">
                <Facts home={listing} words>
                  {listing.size && listing.size.unit !== 'sqft' && (
                    <li>
                      <SizeInSquareFeet size={listing.size} />
                    </li>
                  )}
                  <BuildingFacts listing={listing} />
                </Facts>
              </div>
              <ListingSections listing={listing} />
            </div>
          </div>
        </Framed>
      </div>
    </div>
  )
}

/** What Urdu pages say: the English text where there is no Urdu. */
function inUrdu(values: ListingValues): ListingValues {
  const { title, title_ur, description, description_ur } = values
  const pictures = (all: ListingValues['photos']) =>
    all.map((picture) => ({ ...picture, alt: picture.alt_ur || picture.alt }))
  return {
    ...values,
    title: title_ur || title,
    description: description_ur || description,
    approval_reason: values.approval_reason_ur || values.approval_reason,
    photos: pictures(values.photos),
    floor_plans: pictures(values.floor_plans),
    videos: values.videos.map((video) => ({ ...video, title: video.title_ur || video.title })),
  }
}

/** The listing as its page would get it; invalid values are left empty. */
function asListing(
  values: ListingValues,
  opened: Opened,
  { city, area }: Names,
  known: ReadonlyMap<string, StoredImage>,
): Omit<Listing, 'description'> {
  const value = parseNumber(values.size_value) ?? 0
  const basis = marlaBases.find((one) => String(one) === values.marla_basis) ?? 250
  const pictures = (chosen: ListingValues['photos']) =>
    chosen.map(({ url, alt }) => ({ ...(known.get(url) ?? unknown), url, alt }))
  const photos = pictures(values.photos)
  return {
    id: opened.id,
    title: values.title,
    purpose: values.purpose,
    type: typeOf(values.subtype),
    subtype: values.subtype,
    status: 'published',
    price: priceIn(values) ?? 0,
    size: {
      value,
      unit: values.size_unit,
      marlaBasis: basis,
      sqft: toSquareFeet(value, values.size_unit, basis),
    },
    beds: roomsIn(values.beds),
    baths: roomsIn(values.baths),
    possession: values.possession || null,
    yearBuilt: parseYear(values.year_built) ?? null,
    floor: parseFloor(values.floor) ?? null,
    city: { id: values.city_id, name: city },
    area: { id: values.area_id ?? 0, name: area },
    parentArea: null,
    lat: values.lat,
    long: values.long,
    featured: values.featured,
    image: photos[0] ?? null,
    imageCount: photos.length,
    images: photos,
    floorPlans: pictures(values.floor_plans),
    videos: values.videos.map(({ url, title }) => ({
      url,
      title,
      poster: opened.posters.find((one) => one.url === url)?.poster ?? null,
    })),
    features: [...values.features],
    agent: null,
    project: null,
    publishedAt: opened.publishedAt ?? opened.createdAt,
    confirmedAt: opened.confirmedAt,
    updatedAt: opened.updatedAt,
    endedAt: null,
    approval: values.approval_status
      ? {
          status: values.approval_status,
          authority: values.approval_authority,
          number: values.approval_number,
          reason: values.approval_reason,
        }
      : null,
    areaPrice: null,
    priceComparison: null,
    priceHistory: [],
    agentAnswersIn: null,
    similar: [],
  }
}

const unknown = { width: 4, height: 3, placeholder: null }
const roomsIn = (text: string) => parseNumber(text) ?? null
