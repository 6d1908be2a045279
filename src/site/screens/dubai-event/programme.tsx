import { clockText, type DubaiEvent } from './event-time.ts'

/** What happens when, on a line from top to bottom. */
export function Programme({ items }: { items: DubaiEvent['programme'] }) {
  return (
    <ol>
      {items.map(({ at, title, text }) => (
        <li
          key={`${at} ${title}`}
          className="group grid grid-cols-[4.75rem_minmax(0,1fr)] sm:grid-cols-[6rem_minmax(0,1fr)]"
        >
          <time dateTime={at} className="pt-0.5 font-medium whitespace-nowrap text-green-700 tabular-nums">
            {clockText(at)}
          </time>
          <div className="relative border-s border-line pb-8 ps-6 group-last:border-transparent group-last:pb-0 before:absolute before:top-2 before:-start-[5px] before:size-2.5 before:rounded-full before:bg-green-700">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 max-w-[40em] text-pretty text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
