import { getRouteApi } from '@tanstack/react-router'
import { priceImports, imports as t } from '#messages/admin.ts'
import { call } from '../call.ts'
import { ListScreen } from '../components/list-screen.tsx'
import { useSending } from '../components/use-sending.ts'
import { DropFile } from './drop-file.tsx'
import { priceImportColumns } from './import-columns.tsx'

const route = getRouteApi('/admin/price-evidence')

/** Uploads a file of prices, and lists earlier imports with their results. */
export function PriceImportsScreen() {
  const { data, pagination } = route.useLoaderData()
  const navigate = route.useNavigate()
  const sending = useSending()
  const send = (file: File) =>
    sending.send(async () => {
      const { data: run } = await call('uploadImport', {
        query: { name: file.name, subject: 'prices' },
        file,
      })
      await navigate({ to: '/imports/$run', params: { run: String(run.id) } })
    })
  return (
    <ListScreen
      title={priceImports.title}
      text={priceImports.intro}
      before={
        <>
          <DropFile
            title={priceImports.upload.title}
            help={priceImports.upload.help}
            isSending={sending.isSending}
            error={sending.error}
            onFile={(file) => void send(file)}
          />
          <h2 className="mb-3 text-lg">{t.table.history}</h2>
        </>
      }
      name="price-imports"
      label={priceImports.title}
      columns={priceImportColumns}
      rows={data}
      keyOf={({ id }) => String(id)}
      labelOf={({ file }) => file}
      empty={{
        title: t.table.none,
        text: priceImports.noneHelp,
      }}
      pagination={pagination}
      unit={t.count}
    />
  )
}
