import { FileText } from 'lucide-react'
import { campaignType } from '../ads/content-type.ts'
import type { AdminCommand, NavItem } from '../shell/nav-item.ts'
import { contentTypes } from './content-types.ts'
import { offices, siteContent } from './site-content.ts'

/** What editors change of the public site. */
export const contentNavItems: readonly NavItem[] = [
  ...[...contentTypes, ...siteContent].map(({ navItem }) => navItem),
  { label: 'Pages', path: '/pages', icon: FileText, needs: 'content.edit' },
  offices.navItem,
  campaignType.navItem,
]

/** What editors begin from anywhere. */
export const contentCommands: readonly AdminCommand[] = [...contentTypes, ...siteContent].flatMap(
  ({ command }) => command ?? [],
)
