import { inquiryModal } from '#messages/common.ts'
import { inquiryScreen as t } from '#messages/site.ts'
import { pageHead } from '../../seo.ts'

export function inquiryHead(project: { name: string } | undefined) {
  return pageHead({ path: '/inquiry', title: titleOf(project), description: t.description })
}

export function titleOf(project: { name: string } | undefined): string {
  return project ? t.aboutProject({ project: project.name }) : inquiryModal.title
}
