import { Link } from '@tanstack/react-router'
import { Film } from 'lucide-react'
import type { projects as declared } from '#contract/admin/projects.ts'
import { projectPath } from '#contract/paths.ts'
import { projectStatusLabels } from '#contract/projects/project-status.ts'
import { dayInPakistan } from '#contract/text/clock-time.ts'
import { adminProjects as t } from '#messages/admin.ts'
import { buttonClass } from '#ui/button.tsx'
import type { CollectionDetails } from '../collections/collection-details.ts'
import { projectSections } from './project-sections.ts'

export const projects: CollectionDetails<typeof declared> = {
  text: t.intro,
  name: 'name',
  picture: 'image',
  onSite: ({ id }, { name }) => projectPath({ id, name: String(name) }),
  columns: [
    { name: 'developer', label: t.developer, width: 166, cell: ({ developer }) => developer },
    {
      name: 'place',
      label: t.location,
      width: 188,
      cell: ({ area, city }) => (area ? `${area}, ${city}` : city),
    },
    { name: 'status', label: t.status, width: 130, cell: ({ status }) => projectStatusLabels[status] },
    { name: 'approval', label: t.approval, width: 114, cell: ({ approvalStatus }) => approvalStatus },
    {
      name: 'units',
      label: t.units.available,
      width: 100,
      numeric: true,
      cell: ({ available, units }) => t.availableOf({ available, units }),
    },
    { name: 'films', label: t.videos, width: 70, numeric: true, cell: ({ videoCount }) => videoCount },
  ],
  actions: (
    <Link to="/project-videos" className={buttonClass()}>
      <Film aria-hidden="true" className="size-4.5" />
      {t.videos}
    </Link>
  ),
  empty: () => ({
    name: '',
    name_ur: '',
    developer: '',
    developer_ur: '',
    summary: '',
    summary_ur: '',
    description: '',
    description_ur: '',
    kind: '',
    kind_ur: '',
    status: 'under construction',
    possession_on: null,
    city_id: null,
    area_id: null,
    lat: null,
    long: null,
    outline: null,
    image: null,
    amenities: [],
    amenities_ur: [],
    approval_authority: '',
    noc_number: null,
    approval_status: 'in process',
    approval_checked_on: dayInPakistan(new Date()),
    approval_reason: '',
    brochure: null,
    booking_open: false,
    booking_amount: 0,
    shown: false,
    unit_types: [],
    payment_plan: [],
    images: [],
    floor_plans: [],
  }),
  sections: projectSections,
}
