import { languageAttributes } from '../../page-text.ts'
import { clockText, type DubaiEvent } from './event-time.ts'

/** What happens when, on a line from top to bottom. */
export function Programme({ event }: { event: DubaiEvent }) {
  return (
    <ol className="grid grid-cols-[max-content_minmax(0,1fr)]">
      {event.programme.map(({ at, title, text }) => (
        <li key={`${at} ${title}`} className="group col-span-full grid grid-cols-subgrid">
          <time
            dateTime={at}
            className="pe-4 pt-0.5 font-medium whitespace-nowrap sm:pe-7 text-green-700 tabular-nums"
          >
            {clockText(at)}
          </time>
          <div className="relative border-s border-line pb-8 ps-6 group-last:border-transparent group-last:pb-0 before:absolute before:top-2 before:-start-[5px] before:size-2.5 before:rounded-full before:bg-green-700">
            <div {...languageAttributes(event)}>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 max-w-[40em] text-pretty text-muted">{text}</p>
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}
