import { agency } from '#agency'
import { franchisePath } from '#contract/paths.ts'
import { searchAddress } from '#contract/search/search-address.ts'

export type MenuItem = { label: string; path: string; leavesSite?: boolean }

const about = { label: 'About', path: '/about' }
const gallery = { label: 'Gallery', path: '/gallery' }
const properties = { label: 'Properties', path: searchAddress({ purpose: 'sale', cityId: 1 }) }
const projects = { label: 'Projects', path: '/projects' }
const blog = { label: 'Blog', path: '/blog', leavesSite: true }
const careers = { label: 'Careers', path: '/careers' }
const contact = { label: 'Contact', path: '/contact' }
const iso = { label: 'ISO Certification', path: '/iso' }

/** What the law and the agency say. */
export const legalMenu: readonly MenuItem[] = [
  { label: 'Terms & Conditions', path: '/terms' },
  { label: 'Privacy Policy', path: '/privacy-policy' },
]

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
const otherPages: readonly MenuItem[] = [
  about,
  gallery,
  { label: 'Agents', path: '/team' },
  { label: 'Valuation', path: '/valuation' },
  { label: 'Property wanted', path: '/wanted' },
  { label: 'Dubai event', path: '/dubai-re-event' },
  ...agency.franchiseProducts
    .slice(0, 1)
    .map((product) => ({ label: 'Franchise', path: franchisePath(product) })),
  iso,
]

/** What the drawer lists after its entries: every other page. */
export const moreMenu: readonly MenuItem[] = [...otherPages, ...legalMenu]

/** The links of the footer on phones and tablets. */
export const compactMenu: readonly MenuItem[] = shownItems([
  properties,
  projects,
  ...otherPages,
  careers,
  blog,
  contact,
])

/** The footer's links. */
export const footerMenu: ReadonlyArray<{ title: string; items: readonly MenuItem[] }> = [
  {
    title: 'Company',
    items: shownItems([{ label: 'About Us', path: '/about' }, careers, blog, iso]),
  },
  {
    title: 'Help',
    items: [{ label: 'Contact Us', path: '/contact' }, ...legalMenu],
  },
]

/** An item is active when the shown path is the item's own, whatever is searched there. */
export function isActive(item: MenuItem, path: string): boolean {
  return item.path.split('?')[0] === path
}
