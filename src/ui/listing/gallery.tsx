import { listing as t } from '#messages/common.ts'
import { buttonClass } from '../button.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { Icon } from '../icon.tsx'
import { LightboxContact } from '../lightbox/lightbox-contact.tsx'
import { Picture } from '../picture.tsx'
import { Price } from '../price.tsx'
import { callLink, whatsAppAbout } from './contact-links.ts'
import type { Listing } from './listing.ts'

/** The pictures of a listing; until there are any, a drawn house and a way to ask for them. */
export function ListingGallery({ listing }: { listing: Listing }) {
  if (listing.images.length > 0) return <Photos listing={listing} />
  return (
    <div className="lattice grid overflow-hidden rounded-panel bg-sand md:grid-cols-[4fr_3fr]">
      <Picture
        src={null}
        alt=""
        seed={listing.id}
        first
        className="aspect-2/1 w-full md:aspect-auto md:h-[clamp(300px,30vw,400px)]"
      />
      <div className="flex flex-col items-start justify-center gap-3 p-4 md:gap-4 md:p-10">
        <p className="text-pretty md:max-w-[30ch] md:text-lg">{t.noPhotos}</p>
        <a
          href={whatsAppAbout(listing)}
          target="_blank"
          rel="noopener"
          className={`${buttonClass()} print:hidden`}
        >
          <Icon name="whatsapp" size={18} />
          {t.askForPhotos}
        </a>
      </div>
    </div>
  )
}

function Photos({ listing }: { listing: Listing }) {
  const { images, floorPlans, videos, title, price, purpose } = listing
  return (
    <Gallery
      images={images}
      plans={floorPlans}
      videos={videos}
      title={title}
      foot={
        <LightboxContact
          price={<Price pkr={price} purpose={purpose ?? undefined} />}
          call={callLink(listing)}
          whatsApp={whatsAppAbout(listing)}
        />
      }
      first
    />
  )
}
