import type { ReactNode } from 'react'
import { missedText } from '#contract/search/missed-text.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { countedNoun } from '#contract/search/search-wording.ts'
import { formatAmount } from '#contract/text/money.ts'
import { searchResults as t } from '#messages/site.ts'
import { contentLang } from '#ui/content-lang.ts'
import type { Card } from '#ui/listing/contact-links.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { resultColumns, resultSizes } from './first-row.ts'
import { ResultCard } from './result-card.tsx'
import type { SearchData } from './search-data.ts'

/** What is shown below the results and is none of them: homes that miss one limit by little, and prices on call. */
export function FewResults({
  answer: { justOutside, onCall },
  choice,
  title,
}: {
  answer: SearchData['answer']
  choice: SearchChoice
  /** The search in words. */
  title: string
}) {
  return (
    <>
      {(justOutside.data.length > 0 || justOutside.startsAt !== null) && (
        <Cards
          title={t.justOutside}
          text={justOutside.startsAt === null ? t.justOutsideText : startsAt(title, justOutside.startsAt)}
          homes={justOutside.data.map((home) => ({
            listing: home.listing,
            note: missedText(home, choice.sizeUnit ?? 'sqft'),
          }))}
        />
      )}
      {onCall.totalRecords > 0 && (
        <Cards
          title={t.onCall({ count: onCall.totalRecords })}
          homes={onCall.data.map((listing) => ({ listing }))}
        >
          {onCall.totalRecords > onCall.data.length && (
            <SiteLink
              href={searchAddress(withPriceOnCall(choice))}
              className="tap-link mt-4 inline-block text-green-700 underline underline-offset-4"
            >
              {t.allOnCall({ homes: countedNoun(onCall.totalRecords, choice) })}
            </SiteLink>
          )}
        </Cards>
      )}
    </>
  )
}

/** The search for nothing but what its limit of price leaves out because the price is on call. */
function withPriceOnCall(choice: SearchChoice): SearchChoice {
  return { ...choice, minPrice: undefined, maxPrice: undefined, onCall: true, page: 1 }
}

function startsAt(search: string, price: number): string {
  return t.startsAt({ search, price: formatAmount(price) })
}

function Cards({
  title,
  text,
  homes,
  children,
}: {
  title: string
  text?: string
  homes: ReadonlyArray<{ listing: Card; note?: string }>
  children?: ReactNode
}) {
  return (
    <section aria-label={title} className="mt-12">
      <h2 className="text-2xl">{title}</h2>
      {text && <p className="mt-1 max-w-prose text-muted">{text}</p>}
      {homes.length > 0 && (
        <ul className={`mt-5 ${resultColumns}`}>
          {homes.map(({ listing, note }) => (
            <li key={listing.id} className="flex min-w-0 flex-col">
              {note && <Note id={noteId(listing)}>{note}</Note>}
              <ResultCard listing={listing} sizes={resultSizes} describedBy={note && noteId(listing)} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}

function noteId({ id }: Card): string {
  return `misses-${id}`
}

function Note({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} lang={contentLang(children)} className="mb-2 text-sm font-medium text-green-700">
      {children}
    </p>
  )
}
