/** Our own seal: the arch of the house in a star of two squares, inside a notched ring. */
export function Seal({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={className} fill="none" stroke="currentColor">
      <circle cx="48" cy="48" r="45" strokeWidth="3" strokeDasharray="4.712 2.356" />
      <circle cx="48" cy="48" r="40" strokeWidth="1" />
      <path d="M28 28h40v40H28z" strokeWidth="1.5" />
      <path d="M48 19.700 76.300 48 48 76.300 19.700 48z" strokeWidth="1.5" />
      <path
        d="M35 65V46c0-6.500 5.500-10 13-14.500C55.500 36 61 39.500 61 46v19zM41 65h14V49c0-3.500-3-5.500-7-8-4 2.500-7 4.500-7 8z"
        fill="currentColor"
        fillRule="evenodd"
        stroke="none"
      />
    </svg>
  )
}
