/** The admin app in the browser: an app of its own under /admin. */
import './without-eval.ts'
import './styles.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { replaceFailedPictures } from '#ui/failed-pictures.ts'
import { scrollToFocus } from '#ui/scroll-to-focus.ts'
import { router } from './router.tsx'

const place = document.getElementById('admin')
if (!place) throw new Error('The page has no element for the admin app')
replaceFailedPictures()
scrollToFocus()
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
