import { ArrowRight } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'

/** The way to the instant valuation. The picture of an estimate has no figures, so that it promises none. */
export function ValuationTeaser() {
  return (
    <section className="section lattice bg-sand">
      <div className="column grid items-center gap-8 lg:grid-cols-[1fr_440px] lg:gap-16">
        <div>
          <h2 className="text-4xl">What is it worth?</h2>
          <p className="mt-3.5 mb-6 max-w-[46ch] text-lg text-muted">
            An estimate from comparable homes in your area, with its range and how sure we are. No phone call
            first.
          </p>
          <a href="/valuation" className={buttonClass({ variant: 'main' })}>
            Estimate my property
            <ArrowRight aria-hidden="true" className="size-4" />
          </a>
        </div>
        <div aria-hidden="true" className="rounded-panel bg-white p-7 shadow-raised">
          <p className="text-sm text-muted">Your home, your street, today</p>
          <p className="mt-1 text-4xl font-semibold tracking-tight">
            <span className="text-[0.6em] font-medium text-muted">PKR </span>? Crore
          </p>
          <div className="relative mt-4 h-2.5 rounded-full bg-line">
            <span className="absolute inset-y-0 right-[30%] left-[22%] rounded-full bg-green-300" />
            <span className="absolute -top-1 left-[46%] h-4.5 w-1 rounded-full bg-green-700" />
          </div>
          <p className="mt-2 flex justify-between text-sm">
            <span>quick sale</span>
            <span>patient sale</span>
          </p>
        </div>
      </div>
    </section>
  )
}
