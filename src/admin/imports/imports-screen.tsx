import { getRouteApi } from '@tanstack/react-router'
import { imports as t } from '#messages/admin.ts'
import { call } from '../call.ts'
import { ListScreen } from '../components/list-screen.tsx'
import { useSending } from '../components/use-sending.ts'
import { DropFile } from './drop-file.tsx'
import { importColumns } from './import-columns.tsx'

const route = getRouteApi('/admin/imports')

/** Uploads a new file, and lists earlier imports with their results. */
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
      title={t.title}
      text={t.intro}
      before={
        <>
          <DropFile
            title={t.upload.title}
            help={t.upload.help}
            isSending={sending.isSending}
            error={sending.error}
            onFile={(file) => void send(file)}
          />
          <h2 className="mb-3 text-lg">{t.table.history}</h2>
        </>
      }
      name="imports"
      label={t.title}
      columns={importColumns}
      rows={data}
      keyOf={({ id }) => String(id)}
      labelOf={({ file }) => file}
      empty={{
        title: t.table.none,
        text: t.table.noneHelp,
      }}
      pagination={pagination}
      unit={t.count}
    />
  )
}
