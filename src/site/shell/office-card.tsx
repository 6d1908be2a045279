import { contentLang } from '#ui/content-lang.ts'
import type { Office } from '../offices.ts'
import { ContactAddress } from './contact-address.tsx'

/** An office with how to reach it; the head office on the dark ground of the house, the others on white. */
export function OfficeCard({ office, isHead }: { office: Office; isHead: boolean }) {
  const look = isHead ? 'on-dark bg-green-900 text-white' : 'border border-line bg-white'
  return (
    <div className={`h-full rounded-panel p-6 md:p-8 ${look}`}>
      <h3 lang={contentLang(office.name)} className="text-xl">
        {office.name}
      </h3>
      <p lang={contentLang(office.city)} className={`mt-1 mb-5 ${isHead ? 'text-mist' : 'text-muted'}`}>
        {office.city}
      </p>
      <ContactAddress office={office} dark={isHead} />
    </div>
  )
}
