import { Phone } from 'lucide-react'
import { agency } from '#agency'
import { formatPhone, telLink } from '#contract/phones.ts'
import { askInquiry, loadInquiryForm } from '../../shell/inquiry.ts'
import { buttonClass } from '../../ui/button.tsx'

/** The last word of the home page: write to us or call. */
export function GetInTouch() {
  return (
    <section className="on-dark bg-green-800 text-white">
      <div className="column flex flex-col gap-6 py-12 md:flex-row md:items-center md:justify-between md:py-16">
        <div>
          <h2 className="text-3xl">Looking for something particular?</h2>
          <p className="mt-2 max-w-[31em] text-mist">
            Say what, where and how much. An agent who knows the area answers.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <form action="/inquiry">
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
          <a
            href={telLink(agency.phone)}
            className={`${buttonClass()} border-white/40! bg-transparent! whitespace-nowrap text-white! hover:border-white!`}
          >
            <Phone aria-hidden="true" className="size-4" />
            {formatPhone(agency.phone)}
          </a>
        </div>
      </div>
    </section>
  )
}
