import { agency } from '#agency'
import { formatPhone, telLink } from '#contract/text/phones.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LeftToRight } from '#ui/left-to-right.tsx'
import { localPath } from '#ui/local-path.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { GetInTouchForm } from '../../forms/get-in-touch-form.tsx'
import { askInquiry, loadInquiryForm } from '../../shell/inquiry.ts'

/** The last word of the home page: we call you, you write to us, or you call. */
export function GetInTouch() {
  return (
    <section className="bg-green-800">
      <div className="column grid items-center gap-8 py-12 md:py-16 lg:grid-cols-[1fr_440px] lg:gap-16">
        <div className="on-dark text-white">
          <h2 className="text-3xl">Looking for something particular?</h2>
          <p className="mt-2 mb-6 max-w-[31em] text-mist">
            Leave your name and number and an agent who knows the area will call you. Or tell us what you
            want, where, and your budget.
          </p>
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
                Send inquiry
              </button>
            </form>
            <SiteLink
              href="/wanted"
              className={`${buttonClass()} border-white/40! bg-transparent! text-white! hover:border-white!`}
            >
              Request a property
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
        <section aria-label="Get in touch" className="rounded-panel bg-white p-5 md:p-7">
          <GetInTouchForm />
        </section>
      </div>
    </section>
  )
}
