import { agency } from '#agency'
import { franchisePath, projectsSection } from '#contract/paths.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import { menu as t } from '#messages/site.ts'

/** `name` is of its mark as well, `label` in the language of the page. */
export type MenuItem = { name: keyof typeof t; label: string; path: string; leavesSite?: boolean }

export const item = (name: MenuItem['name'], path: string, leavesSite = false): MenuItem => ({
  name,
  path,
  leavesSite,
  get label() {
    return t[name]
  },
})

export const about = item('about', '/about')
const gallery = item('gallery', '/gallery')
export const properties = item('properties', searchAddress({ purpose: 'sale', cityId: 1 }))
/** Jumps to the projects section of the home page (D49), which leads to all of them. */
export const projects = item('projects', `/#${projectsSection}`)
export const allProjects = item('allProjects', '/projects')
export const blog = item('blog', '/blog', true)
export const careers = item('careers', '/careers')
export const contact = item('contact', '/contact')
export const iso = item('iso', '/iso')

/** What the law and the agency say. */
export const legalMenu: readonly MenuItem[] = [item('terms', '/terms'), item('privacy', '/privacy-policy')]

/** Those that lead somewhere: where the agency has no blog, nothing leads to it. */
export function shownItems<Item extends MenuItem>(
  items: readonly Item[],
  blogUrl: string | null = agency.blogUrl,
): readonly Item[] {
  return items.filter(({ path }) => path !== blog.path || blogUrl !== null)
}

/** The header's menu: S2.3. */
export const menu: readonly MenuItem[] = shownItems([
  about,
  properties,
  projects,
  gallery,
  blog,
  careers,
  contact,
])

/** The drawer's entries; 'Send Inquiry' comes after them. */
export const drawerMenu: readonly MenuItem[] = shownItems([properties, projects, blog, careers, contact])

/** Pages that no other menu of a phone leads to (D24). */
export const otherPages: readonly MenuItem[] = [
  about,
  allProjects,
  gallery,
  item('agents', '/team'),
  item('valuation', '/valuation'),
  item('wanted', '/wanted'),
  item('costs', '/costs'),
  item('overseas', '/overseas'),
  item('dubaiEvent', '/dubai-re-event'),
  ...agency.franchiseProducts.slice(0, 1).map((product) => item('franchise', franchisePath(product))),
  iso,
]

/** What the drawer lists after its entries: every other page. */
export const moreMenu: readonly MenuItem[] = [...otherPages, ...legalMenu]

/** An item is active when the shown path is the item's own, whatever is searched there. */
export function isActive(item: MenuItem, path: string): boolean {
  return item.path.split('?')[0] === path
}
