import { projectInquiryForm } from './inquiry-forms.ts'
import { MessageForm } from './message-form.tsx'
import type { Posted } from './posting.ts'

/** A question about a project. */
export function ProjectInquiry({ projectId, posted }: { projectId: number; posted?: Posted | undefined }) {
  return (
    <MessageForm
      site={projectInquiryForm(projectId)}
      name="project_id"
      id={projectId}
      action={`/inquiry?project=${projectId}`}
      submit="Ask about the project"
      again="Ask again"
      posted={posted}
    />
  )
}
