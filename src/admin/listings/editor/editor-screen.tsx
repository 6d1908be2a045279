import { getRouteApi } from '@tanstack/react-router'
import { ListingEditorScreen } from './listing-editor.tsx'

const route = getRouteApi('/admin/listings/$id')

/** The editor of one listing; another listing starts with fresh state. */
export function EditorScreen() {
  const { data } = route.useLoaderData()
  const { confirm } = route.useSearch()
  return <ListingEditorScreen key={data.id} opened={data} confirmsAtOnce={confirm === 'yes'} />
}
