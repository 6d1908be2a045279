import type { ReactNode } from 'react'
import { iso } from '#messages/site.ts'
import { contentLang } from '#ui/content-lang.ts'
import { formatDate } from '#ui/format-date.ts'
import { Rich } from '#ui/rich.tsx'
import type { PageText } from '../../page-text.ts'
import { LogoMark } from '../../shell/logo.tsx'
import { useToday } from '../../today.ts'
import { Seal } from './seal.tsx'
import { validityOn } from './validity.ts'

const t = iso.certificate

type CertificateText = PageText<'iso'>['certificate']

/** The certificate, drawn: a sheet with its frame, its seal and what it certifies. It prints as a page of its own. */
export function Certificate({ certificate }: { certificate: CertificateText }) {
  const { standard, number, holder, scope, sites, body, issuedOn, validUntil } = certificate
  return (
    <article aria-labelledby="certificate" className="relative bg-white p-3 shadow-float print:shadow-none">
      <div className="border border-green-700 p-1">
        <div className="border border-green-300 px-5 py-8 text-center sm:px-10 md:py-10">
          <LogoMark className="mx-auto h-11 w-10 text-green-700" />
          <h2 id="certificate" className="mt-4 text-sm font-medium tracking-[0.18em] text-muted uppercase">
            {t.title}
          </h2>
          <p lang={contentLang(holder)} className="mt-3 text-3xl font-semibold tracking-tight">
            {holder}
          </p>
          <p className="mt-3 text-muted">{t.meets}</p>
          <p className="mt-1 text-2xl font-semibold text-green-700">{standard}</p>
          <div className="mx-auto mt-6 max-w-[26em] text-sm">
            <h3 className="font-medium tracking-normal">{t.scope}</h3>
            <p lang={contentLang(scope)} className="mt-1 text-pretty text-muted">
              {t.scopeText({ scope })}
            </p>
            <h3 className="mt-4 font-medium tracking-normal">{t.sites}</h3>
            <ul className="mt-1 text-muted">
              {sites.map((site) => (
                <li key={site} lang={contentLang(site)}>
                  {site}
                </li>
              ))}
            </ul>
          </div>
          <div className="mt-8 grid items-end gap-6 sm:grid-cols-[1fr_auto_1fr]">
            <Fact label={t.issued} value={formatDate(issuedOn)} />
            <Seal className="mx-auto size-24 text-green-700 max-sm:row-start-1" />
            <Fact label={t.validUntil} value={formatDate(validUntil)} />
          </div>
          <p className="mt-6 border-t border-line pt-4 text-sm text-muted">
            <Rich
              parts={t.number({
                code: number,
                body,
                number: (inside: ReactNode) => (
                  <span className="whitespace-nowrap text-ink tabular-nums">{inside}</span>
                ),
              })}
            />
          </p>
        </div>
      </div>
    </article>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <p>
      <span className="block text-sm text-muted">{label}</span>
      <span className="block border-t border-line pt-1 font-medium whitespace-nowrap tabular-nums">
        {value}
      </span>
    </p>
  )
}

/** Whether it holds today, with the years drawn as a line. */
export function ValidityLine({ certificate }: { certificate: CertificateText }) {
  const today = useToday()
  const { state, gone } = validityOn(today, certificate)
  return (
    <div>
      <p className="flex items-center gap-2.5 font-medium">
        <span
          aria-hidden="true"
          className={`size-2.5 rounded-full ${state === 'valid' ? 'bg-green-700' : 'bg-danger'}`}
        />
        {iso.validity[state]}
      </p>
      <div aria-hidden="true" className="mt-3 h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className="h-full origin-start rounded-full bg-green-700"
          style={{ transform: `scaleX(${gone.toFixed(3)})` }}
        />
      </div>
      <p className="mt-2 flex justify-between gap-4 text-sm text-muted tabular-nums">
        <span>{formatDate(certificate.issuedOn)}</span>
        <span>{formatDate(certificate.validUntil)}</span>
      </p>
    </div>
  )
}
