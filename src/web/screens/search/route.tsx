import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/search')({ component: Screen })

function Screen() {
  return <h1>search</h1>
}
