/** A small turning ring; it takes the size and the colour of the text around it. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
      className="inline-block size-[1.1em] shrink-0 animate-spin rounded-full border-2 border-current border-e-transparent"
    />
  )
}
