/** Why something could not be done; nothing while all is well. */
export function Problem({ children, className = '' }: { children: string | undefined; className?: string }) {
  if (!children) return null
  return (
    <p role="alert" className={`rounded-card bg-danger-50 px-4 py-3 text-danger ${className}`}>
      {children}
    </p>
  )
}
