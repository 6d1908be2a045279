import { lazy, Suspense, useEffect, useRef } from 'react'
import { home as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { localPath } from '#ui/local-path.ts'
import { whenNear } from '#ui/when-near.tsx'
import { GetInTouchForm } from '../../forms/get-in-touch-form.tsx'
import { askInquiry, loadInquiryForm } from '../../shell/inquiry.ts'
import { ContactWords, OtherWays } from './static-sections.ts'

let tellNear = () => {}
const isNear = new Promise<void>((resolve) => {
  tellNear = resolve
})

/**
 * The form's code is a tenth of the page's and loads once a visitor is near. Until then the form is as the server
 * rendered it, and works without scripts.
 */
const Form = import.meta.env.SSR
  ? GetInTouchForm
  : lazy(async () => {
      await isNear
      return { default: (await import('../../forms/get-in-touch-form.tsx')).GetInTouchForm }
    })

/** The last word of the home page: we call you, you write to us, or you call. */
export function GetInTouch() {
  const place = useRef<HTMLElement>(null)
  useEffect(() => whenNear(place.current, tellNear), [])
  return (
    <section className="bg-green-800">
      <div className="column grid items-center gap-8 py-12 md:py-16 lg:grid-cols-[1fr_440px] lg:gap-16">
        <div className="on-dark text-white">
          <ContactWords />
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
            <OtherWays />
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
