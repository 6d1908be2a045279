/** The back office in the browser: an app of its own under /office. */
import './without-eval.ts'
import '../styles.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { router } from './router.tsx'

const place = document.getElementById('office')
if (!place) throw new Error('The page has no place for the office')
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
