import { about as t } from '#messages/site.ts'
import { languageAttributes } from '../../page-text.ts'
import type { AboutData } from './about-data.ts'

/** The years, one under the other on phones, side by side along a line on wide screens. */
export function Timeline({ page }: Pick<AboutData, 'page'>) {
  return (
    <section aria-labelledby="years" className="section on-dark bg-green-900 text-white">
      <div className="column">
        <h2 id="years" className="text-3xl">
          {t.history}
        </h2>
        <ol
          {...languageAttributes(page)}
          className="mt-8 grid gap-y-8 md:grid-cols-2 md:gap-x-10 lg:grid-cols-3 lg:gap-y-12"
        >
          {page.timeline.map(({ year, title, text }) => (
            <li key={`${year} ${title}`} className="border-s border-white/25 ps-5">
              <p className="text-2xl font-semibold tracking-tight text-green-300 tabular-nums">{year}</p>
              <h3 className="mt-1 text-lg tracking-normal">{title}</h3>
              <p className="mt-1.5 text-mist">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
