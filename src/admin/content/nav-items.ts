import { FileText } from 'lucide-react'
import { adminNavigation as t } from '#messages/admin.ts'
import { campaignCollection } from '../ads/collection.ts'
import type { AdminCommand, NavItem } from '../shell/nav-item.ts'
import { contentCollections } from './collections.ts'
import { costCollections } from './cost-collections.ts'
import { offices, smallCollections } from './small-collections.ts'

/** What editors change of the public site. */
export const contentNavItems: readonly NavItem[] = [
  ...[...contentCollections, ...smallCollections].map(({ navItem }) => navItem),
  { label: t.pages, path: '/pages', icon: FileText, needs: 'content.edit' },
  offices.navItem,
  ...costCollections.map(({ navItem }) => navItem),
  campaignCollection.navItem,
]

/** What editors begin from anywhere. */
export const contentCommands: readonly AdminCommand[] = [...contentCollections, ...smallCollections].flatMap(
  ({ command }) => command ?? [],
)
