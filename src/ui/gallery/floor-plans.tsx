import type { ComponentProps } from 'react'
import type { StoredImage } from '#contract/files/image.ts'
import { media as t } from '#messages/common.ts'
import { contentLang } from '../content-lang.ts'
import { Picture } from '../picture.tsx'
import { useLightbox } from './use-lightbox.tsx'

/** The floor plans of a listing or a project. Each opens large over the page; without JavaScript it is a link. */
export function FloorPlans({ plans, title }: { plans: readonly StoredImage[]; title: string }) {
  const { hrefOf, opens, lightbox } = useLightbox({ images: [], plans, title })
  return (
    <>
      <ul className="grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,340px),1fr))] print:grid-cols-2">
        {plans.map((plan, at) => (
          <li key={plan.url} className="break-inside-avoid">
            <figure>
              <FloorPlanLink
                plan={plan}
                href={hrefOf(at)}
                {...opens(at)}
                aria-label={t.plan({ number: at + 1, total: plans.length, alt: plan.alt })}
              />
              <figcaption aria-hidden="true" lang={contentLang(plan.alt)} className="mt-2 text-sm text-muted">
                {plan.alt}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  )
}

/** A floor plan that opens large. */
export function FloorPlanLink({ plan, ...rest }: { plan: StoredImage } & ComponentProps<'a'>) {
  return (
    <a {...rest} className="block rounded-card border border-line bg-white p-3">
      <Picture
        src={plan.url}
        alt=""
        width={plan.width}
        height={plan.height}
        standIn="property"
        place="large"
        sizes="(width < 768px) 92vw, 400px"
        className="aspect-4/3 w-full bg-white! object-contain!"
      />
    </a>
  )
}
