import { inquiryModal } from '#messages/common.ts'
import { inquiryScreen as t } from '#messages/site.ts'
import { pageHead } from '../../seo.ts'

export function inquiryHead(subject: { title: string } | undefined) {
  return pageHead({ path: '/inquiry', title: inquiryTitle(subject), description: t.description })
}

export function inquiryTitle(subject: { title: string } | undefined): string {
  return subject ? t.about({ subject: subject.title }) : inquiryModal.title
}
