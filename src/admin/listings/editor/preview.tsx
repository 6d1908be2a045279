import { useState } from 'react'
import type { StoredImage } from '#contract/files/image.ts'
import { toSquareFeet } from '#contract/listings/convert-size.ts'
import { marlaBases, typeOf } from '#contract/listings/property.ts'
import { parseNumber } from '#contract/text/typed-number.ts'
import { adminListingMedia as t } from '#messages/admin.ts'
import { Facts } from '#ui/facts.tsx'
import { ListingGallery } from '#ui/listing/gallery.tsx'
import type { Listing } from '#ui/listing/listing.ts'
import { ListingSections } from '#ui/listing/listing-sections.tsx'
import { PlaceLine } from '#ui/listing/place-line.tsx'
import { Price } from '#ui/price.tsx'
import { SizeInSquareFeet } from '#ui/size.tsx'
import { Framed } from './framed.tsx'
import { type ListingValues, type Opened, priceIn } from './listing-values.ts'
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
  const description = useSafeDescription(values.description)
  const listing = { ...asListing(values, opened, names, known), description }
  return (
    <div className="flex h-full flex-col gap-3">
      <fieldset className="flex gap-2">
        <legend className="sr-only">{t.previewWidth}</legend>
        {(['phone', 'desk'] as const).map((one) => (
          <label
            key={one}
            className="inline-flex min-h-9 cursor-pointer items-center rounded-full border border-line bg-white px-4 text-sm has-checked:border-green-700 has-checked:bg-green-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="preview"
              checked={place === one}
              onChange={() => setPlace(one)}
              className="sr-only"
            />
            {one === 'phone' ? t.onPhone : t.onDesktop}
          </label>
        ))}
      </fieldset>
      <div className="min-h-0 flex-1">
        <Framed title={t.previewTitle} width={widths[place]}>
          <div className="column py-5">
            <ListingGallery key={values.photos.map(({ url }) => url).join()} listing={listing} />
            <div className="pt-6 pb-10">
              <p>
                <Price pkr={listing.price} purpose={listing.purpose} className="text-[2.125rem]" />
              </p>
              <h2 className="mt-1 mb-2 text-2xl text-pretty">{listing.title}</h2>
              <PlaceLine listing={listing} />
              <div className="my-6 border-y border-line py-4.5">
                <Facts home={listing} words>
                  {listing.size.unit !== 'sqft' && (
                    <li>
                      <SizeInSquareFeet size={listing.size} />
                    </li>
                  )}
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

/** What the page would be given; what cannot be read yet stands as nothing. */
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
    gone: false,
    approval: values.approval_status
      ? {
          status: values.approval_status,
          authority: values.approval_authority,
          number: values.approval_number,
          reason: values.approval_reason,
        }
      : null,
    areaPrice: null,
    similar: [],
  }
}

const unknown = { width: 4, height: 3, placeholder: null }
const roomsIn = (text: string) => parseNumber(text) ?? null
