import type { Subtype } from '#contract/listings/property.ts'
import type { listingImages } from '#db/schema/index.ts'
import { type Random, random } from '../random.ts'
import { type Album, nameOf } from './album.ts'
import { layoutOf, type Rooms } from './layouts.ts'
import type { StoredPicture } from './library.ts'
import { recipeOf } from './recipes.ts'
import { enough, fitting } from './shows.ts'
import { type Spread, spread } from './spread.ts'

type ImageRow = typeof listingImages.$inferInsert
type Pictured = Spread &
  Rooms & { subtype: Subtype; storeys?: number; features?: readonly string[] | null | undefined }

/** With the first picture; the floor plan is counted apart. */
const fewest = 4
const most = 7

/** The pictures of every listing: one that its neighbours do not show first, then rooms or views, then its plan. */
export function listingImageRows(listings: readonly Pictured[], album: Album): ImageRow[] {
  const firsts = spread(
    listings,
    (listing) => firstsOf(listing, album),
    (name) => album.named(name)?.shows?.look ?? name,
  )
  return listings.flatMap((listing) => {
    const photos = galleryOf(listing, firsts.get(listing.id), album)
    const plan = album.named(layoutOf(listing)?.name ?? '')
    return [
      ...photos.map((picture, position) => toRow(listing.id, picture, 'photo', position)),
      ...(plan ? [toRow(listing.id, plan, 'floor plan', 0)] : []),
    ]
  })
}

function toRow(
  listingId: number,
  { address, alt, width, height }: StoredPicture,
  role: 'photo' | 'floor plan',
  position: number,
): ImageRow {
  return { listing_id: listingId, role, position, url: address, alt, width, height }
}

/** Turned by the listing's own chance, so that equals do not all begin with the same. */
function firstsOf(listing: Pictured, album: Album): string[] {
  const { first, instead = [] } = recipeOf(listing.subtype)
  const fit = fitting(album.of(...first), listing)
  const looks = new Set(fit.map((picture) => picture.shows?.look ?? picture.file))
  if (looks.size < enough) fit.push(...album.of(...instead))
  return random(`first picture ${listing.id}`).shuffle(fit.map(nameOf))
}

function galleryOf(listing: Pictured, first: string | undefined, album: Album): StoredPicture[] {
  const chance = random(`pictures ${listing.id}`)
  const opener = first === undefined ? undefined : album.named(first)
  const gallery = opener ? [opener] : []
  const wanted = chance.int(fewest, most)
  for (const kind of recipeOf(listing.subtype).rest) {
    if (gallery.length >= wanted) break
    const next = anotherOf(kind, listing, gallery, album, chance)
    if (next) gallery.push(next)
  }
  return gallery
}

/** One that is not there yet and, as far as there are some, shows no building that is there already. */
function anotherOf(
  kind: string,
  listing: Pictured,
  gallery: readonly StoredPicture[],
  album: Album,
  chance: Random,
) {
  const looks = new Set(gallery.flatMap(({ shows }) => shows?.look ?? []))
  const left = fitting(
    album.of(kind).filter((picture) => !gallery.includes(picture) && !looks.has(picture.shows?.look ?? '')),
    listing,
  )
  return left.length > 0 ? chance.pick(left) : undefined
}
