import { getRouteApi } from '@tanstack/react-router'
import { call } from '../call.ts'
import { ListScreen } from '../components/list-screen.tsx'
import { useSending } from '../components/use-sending.ts'
import { DropFile } from './drop-file.tsx'
import { importColumns } from './import-columns.tsx'

const route = getRouteApi('/admin/imports')

/** Brings a new file in, and shows what became of earlier ones. */
export function ImportsScreen() {
  const { data, pagination } = route.useLoaderData()
  const navigate = route.useNavigate()
  const sending = useSending()
  const send = (file: File) =>
    sending.send(async () => {
      const { data: run } = await call('uploadImport', { query: { name: file.name }, file })
      await navigate({ to: '/imports/$run', params: { run: String(run.id) } })
    })
  return (
    <ListScreen
      title="Imports"
      text="Listings out of other systems’ lists, again and again: the same row is the same listing."
      before={
        <>
          <DropFile isSending={sending.isSending} error={sending.error} onFile={(file) => void send(file)} />
          <h2 className="mb-3 text-lg">History</h2>
        </>
      }
      name="imports"
      label="Imports"
      columns={importColumns}
      rows={data}
      keyOf={({ id }) => String(id)}
      labelOf={({ file }) => file}
      empty={{
        title: 'Nothing was imported yet',
        text: 'What you import is listed here, with who did it and what became of it.',
      }}
      pagination={pagination}
      unit={['import', 'imports']}
    />
  )
}
