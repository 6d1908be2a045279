/** The pages that the trails of other pages begin with. */
import { crumbs as t } from '#messages/site.ts'
import type { Crumb } from '#ui/breadcrumbs.tsx'

/** A page under its name in the language of the work at hand. */
function crumb(path: string, label: () => string): Crumb {
  return {
    path,
    get label() {
      return label()
    },
  }
}

export const homeCrumb = crumb('/', () => t.home)
export const projectsCrumb = crumb('/projects', () => t.projects)
export const teamCrumb = crumb('/team', () => t.team)
export const careersCrumb = crumb('/careers', () => t.careers)
export const galleryCrumb = crumb('/gallery', () => t.gallery)
export const aboutCrumb = crumb('/about', () => t.about)
export const isoCrumb = crumb('/iso', () => t.iso)
