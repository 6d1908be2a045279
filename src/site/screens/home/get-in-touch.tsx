import { lazy, Suspense, useEffect, useRef } from 'react'
import { agency } from '#agency'
import { formatPhone, telLink } from '#contract/text/phones.ts'
import { home as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LeftToRight } from '#ui/left-to-right.tsx'
import { localPath } from '#ui/local-path.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { whenNear } from '#ui/when-near.tsx'
import { GetInTouchForm } from '../../forms/get-in-touch-form.tsx'
import { askInquiry, loadInquiryForm } from '../../shell/inquiry.ts'

const near = Promise.withResolvers<void>()

/**
 * The form's code is a tenth of the page's and loads once a visitor is near. Until then the form is as the server
 * rendered it, and works without scripts.
 */
const Form = import.meta.env.SSR
  ? GetInTouchForm
  : lazy(async () => {
      await near.promise
      return { default: (await import('../../forms/get-in-touch-form.tsx')).GetInTouchForm }
    })

/** The last word of the home page: we call you, you write to us, or you call. */
export function GetInTouch() {
  const place = useRef<HTMLElement>(null)
  useEffect(() => whenNear(place.current, near.resolve), [])
  return (
    <section className="bg-green-800">
      <div className="column grid items-center gap-8 py-12 md:py-16 lg:grid-cols-[1fr_440px] lg:gap-16">
        <div className="on-dark text-white">
          <h2 className="text-3xl">{t.contact.title}</h2>
          <p className="mt-2 mb-6 max-w-[31em] text-mist">{t.contact.text}</p>
          <div className="flex flex-wrap gap-3">
            <form action={localPath('/inquiry')}>
              <button
                type="submit"
                onPointerEnter={loadInquiryForm}
                onFocus={loadInquiryForm}
                onClick={(event) => {
                  event.preventDefault()
                  askInquiry()
                }}
                className={buttonClass({ variant: 'light' })}
              >
                {t.contact.inquiry}
              </button>
            </form>
            <SiteLink
              href="/wanted"
              className={`${buttonClass()} border-white/40! bg-transparent! text-white! hover:border-white!`}
            >
              {t.contact.wanted}
            </SiteLink>
            <a
              href={telLink(agency.phone)}
              className={`${buttonClass()} border-white/40! bg-transparent! whitespace-nowrap text-white! hover:border-white!`}
            >
              <Icon name="phone" />
              <LeftToRight>{formatPhone(agency.phone)}</LeftToRight>
            </a>
          </div>
        </div>
        <section
          ref={place}
          data-later
          aria-label={t.contact.form}
          className="rounded-panel bg-white p-5 md:p-7"
        >
          <Suspense fallback={<div className="h-72" />}>
            <Form />
          </Suspense>
        </section>
      </div>
    </section>
  )
}
