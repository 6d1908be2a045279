import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Tells screen readers which page has come: by themselves they notice no navigation inside the site. */
export function PageAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () => router.subscribe('onRendered', ({ pathChanged }) => pathChanged && setTitle(document.title)),
    [router],
  )
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
