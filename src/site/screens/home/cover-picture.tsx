import { Picture } from '#ui/picture.tsx'
import { portraitSources } from '#ui/picture-sources.ts'
import { coverSizes, onPhones, portraitSizes } from './first-row.ts'

/** The cover behind the headline, darkened where words stand on it. */
export function CoverPicture({ image, alt }: { image: string; alt: string }) {
  return (
    <>
      <picture>
        <PhoneSource image={image} />
        <Picture
          src={image}
          alt={alt}
          place="cover"
          sizes={coverSizes}
          first
          className="absolute inset-x-0 top-0 h-110 w-full bg-green-900! md:h-full md:object-[68%_50%]"
        />
      </picture>
      <div className="absolute inset-x-0 top-0 h-110 bg-linear-to-b from-green-900/85 via-green-900/35 via-35% to-green-900 md:h-full md:from-black/80 md:via-black/30 md:via-50% md:to-black/70" />
    </>
  )
}

/** On phones the cover is seen in a crop of its own. */
function PhoneSource({ image }: { image: string }) {
  const sources = portraitSources(image, portraitSizes)
  return sources && <source media={onPhones} {...sources} />
}
