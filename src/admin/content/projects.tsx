import { getRouteApi, Link } from '@tanstack/react-router'
import { Film } from 'lucide-react'
import { projectStatusLabels } from '#contract/projects/project-status.ts'
import { buttonClass } from '#ui/button.tsx'
import { call } from '../call.ts'
import { RecordEditor } from '../collections/record-editor.tsx'
import { RecordList } from '../collections/record-list.tsx'
import { projectKind } from './project-type.ts'

export function ProjectsScreen() {
  const { data } = getRouteApi('/admin/projects').useLoaderData()
  return (
    <RecordList
      kind={projectKind}
      text="New projects as visitors see them, in the order of the home page."
      rows={data}
      nameOf={({ name }) => name}
      isHidden={({ shown }) => !shown}
      pictureOf={({ image }) => image}
      columns={[
        { name: 'developer', label: 'Developer', width: 166, cell: ({ developer }) => developer },
        {
          name: 'place',
          label: 'Place',
          width: 188,
          cell: ({ area, city }) => (area ? `${area}, ${city}` : city),
        },
        { name: 'status', label: 'Status', width: 130, cell: ({ status }) => projectStatusLabels[status] },
        { name: 'approval', label: 'Approval', width: 114, cell: ({ approvalStatus }) => approvalStatus },
        {
          name: 'units',
          label: 'Available',
          width: 100,
          numeric: true,
          cell: ({ available, units }) => `${available} of ${units}`,
        },
        { name: 'films', label: 'Films', width: 70, numeric: true, cell: ({ videoCount }) => videoCount },
      ]}
      order={(ids) => call('orderProjects', { body: { ids } })}
      actions={
        <Link to="/project-videos" className={buttonClass()}>
          <Film aria-hidden="true" className="size-4.5" />
          Videos
        </Link>
      }
    />
  )
}

export function ProjectScreen() {
  return <RecordEditor kind={projectKind} loaded={getRouteApi('/admin/projects/$id').useLoaderData()} />
}
