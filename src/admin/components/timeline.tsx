import { When } from './relative-time.tsx'

export type Happening = { key: string | number; kind: string; note: string; actor: string; at: string }

/** What happened to something, line by line, with who did it and when; notes of colleagues stand out. */
export function Happenings({ all }: { all: readonly Happening[] }) {
  return (
    <ol className="stack-4 border-l border-line pl-5">
      {all.map(({ key, kind, note, actor, at }) => (
        <li key={key} className="relative">
          <span
            aria-hidden="true"
            className={`absolute top-2 -left-[25px] size-2.5 rounded-full ${kind === 'note' ? 'bg-gold' : 'bg-green-300'}`}
          />
          <p className="break-words whitespace-pre-line">{note}</p>
          <p className="text-sm text-muted">
            {`${actor}, `}
            <When iso={at} />
          </p>
        </li>
      ))}
    </ol>
  )
}
