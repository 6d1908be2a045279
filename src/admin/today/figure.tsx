import { Link } from '@tanstack/react-router'

/** One number; with `search` it leads to the leads that it counts. */
export function Figure({
  label,
  value,
  isBad = false,
  search,
}: {
  label: string
  value: number | string
  isBad?: boolean
  search?: { status?: string; waiting?: string }
}) {
  const box = 'block h-full rounded-panel border border-line bg-white p-5'
  const text = (
    <>
      <span className={`block text-3xl font-semibold tabular-nums ${isBad ? 'text-danger' : ''}`}>
        {typeof value === 'number' ? value.toLocaleString('en') : value}
      </span>
      <span className="mt-1 block text-muted">{label}</span>
    </>
  )
  return (
    <li>
      {search ? (
        <Link to="/leads" search={search} className={`${box} hover:border-field`}>
          {text}
        </Link>
      ) : (
        <div className={box}>{text}</div>
      )}
    </li>
  )
}
