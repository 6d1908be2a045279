/** The admin app in the browser: an app of its own under /admin. */
import './without-eval.ts'
import './styles.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { replaceFailedPictures } from '#ui/failed-pictures.ts'
import { scrollToFocus } from '#ui/scroll-to-focus.ts'
import { router } from './router.tsx'
import { tellOfBrokenScreen, tellOfErrors } from './shell/broken-scripts.ts'

const place = document.getElementById('admin')
if (!place) throw new Error('The page has no element for the admin app')
tellOfErrors()
replaceFailedPictures()
scrollToFocus()
createRoot(place, { onCaughtError: (error) => void tellOfBrokenScreen(error) }).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
