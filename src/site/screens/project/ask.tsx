import { type MouseEvent, useState } from 'react'
import { agency } from '#agency'
import { agencyText } from '#contract/agency-texts.ts'
import { ticked } from '#contract/leads/inquiry-fields.ts'
import { telLink } from '#contract/text/phones.ts'
import { project as t } from '#messages/site.ts'
import { CallAndWhatsApp } from '#ui/call-and-whatsapp.tsx'
import { localPath } from '#ui/local-path.ts'
import { ProjectInquiry } from '../../forms/project-inquiry.tsx'
import type { Project } from './project-data.ts'
import { whatsAppAboutProject } from './project-labels.ts'

/** The id of the form's box, for links to it. */
export const askId = 'ask'

/** What the page's buttons have to do with its form. */
export type Asks = {
  brochure: boolean
  setBrochure: (wanted: boolean) => void
  /** The form with the box ticked on a page of its own, for visitors without JavaScript. */
  brochurePage: string
  /** Ticks the box and leads to the form. */
  forBrochure: (event: MouseEvent) => void
}

export function useAsks(projectId: number): Asks {
  const [brochure, setBrochure] = useState(false)
  return {
    brochure,
    setBrochure,
    brochurePage: localPath(`/inquiry?project=${projectId}&brochure=${ticked}`),
    forBrochure: (event) => {
      event.preventDefault()
      setBrochure(true)
      const box = document.getElementById(askId)
      box?.scrollIntoView({ block: 'nearest' })
      box?.querySelector<HTMLElement>('[name="name"]')?.focus({ preventScroll: true })
    },
  }
}

/** How to ask about a project: by phone, on WhatsApp, in writing. */
export function AskPanel({ project, asks }: { project: Project; asks: Asks }) {
  return (
    <div className="rounded-panel border border-line p-5 md:p-6 lg:sticky-beside-68 print:border-0 print:p-0">
      <p className="text-sm text-muted">{t.soldBy({ agency: agencyText('name') })}</p>
      <div className="mt-3">
        <CallAndWhatsApp
          call={telLink(agency.phone)}
          phone={agency.phone}
          whatsApp={whatsAppAboutProject(project)}
          isSecond
        />
      </div>
      <div id={askId} className="mt-5 border-t border-line pt-5 print:hidden">
        <h2 className="mb-4 text-lg">{t.ask({ project: project.name })}</h2>
        <ProjectInquiry projectId={project.id} brochure={asks.brochure} onBrochure={asks.setBrochure} />
      </div>
    </div>
  )
}
