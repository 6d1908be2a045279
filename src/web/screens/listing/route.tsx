import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/listing/$id')({ component: Screen })

function Screen() {
  return <h1>listing</h1>
}
