import { shell as t } from '#messages/site.ts'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Modal } from '#ui/modal.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { Overlay } from '#ui/use-overlay.ts'
import { askInquiry, loadInquiryForm } from './inquiry.ts'
import { LanguageLink } from './language-link.tsx'
import { Logo } from './logo.tsx'
import { drawerMenu, type MenuItem, moreMenu } from './menu.ts'
import marks from './menu-marks.svg'
import { SavedEntry } from './saved-link.tsx'

const entryClass =
  'flex min-h-12 w-full items-center gap-4 px-6 text-start transition-colors duration-150 hover:bg-sand [&>svg]:size-5 [&>svg]:text-green-700'

/**
 * The side drawer of phones and tablets: from the left, below 992 px, 250 px wide. Its entries, then every other page.
 */
export function Drawer({ overlay }: { overlay: Overlay }) {
  return (
    <Modal overlay={overlay} title={t.menu} heading={false} place="start" className="w-[250px]">
      <div className="flex h-full flex-col">
        <div className="flex h-(--header-height) items-center justify-between pe-2 ps-6 text-green-700">
          <Logo onGo={overlay.leave} />
          <IconButton label={t.closeMenu} onClick={overlay.close} className="border-transparent">
            <Icon name="cross" size={20} />
          </IconButton>
        </div>
        <hr className="border-line" />
        <div className="flex-1 overflow-y-auto overscroll-contain">
          <ul className="py-3">
            {drawerMenu.map((entry) => (
              <li key={entry.path}>
                <DrawerLink entry={entry} icon={<Mark name={entry.name} />} onGo={overlay.leave} />
              </li>
            ))}
            <li>
              <button
                type="button"
                className={entryClass}
                onPointerEnter={loadInquiryForm}
                onClick={() => {
                  overlay.leave()
                  askInquiry()
                }}
              >
                <Mark name="inquiry" />
                {t.sendInquiryInMenu}
              </button>
            </li>
          </ul>
          <div className="border-t border-line py-3">
            <SavedEntry className={entryClass} onGo={overlay.leave} />
            <LanguageLink className={entryClass} />
          </div>
          <nav aria-label={t.morePages} className="border-t border-line">
            <ul className="py-3">
              {moreMenu.map((entry) => (
                <li key={entry.path}>
                  <DrawerLink entry={entry} onGo={overlay.leave} />
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <p className="border-t border-line px-6 py-3 text-xs text-muted">{t.version}</p>
      </div>
    </Modal>
  )
}

function DrawerLink({ entry, icon, onGo }: { entry: MenuItem; icon?: React.ReactNode; onGo: () => void }) {
  const content = (
    <>
      {icon}
      {entry.label}
    </>
  )
  if (entry.leavesSite) {
    return (
      <a href={entry.path} className={entryClass}>
        {content}
      </a>
    )
  }
  return (
    <SiteLink href={entry.path} replace onClick={onGo} className={entryClass}>
      {content}
    </SiteLink>
  )
}

/** An entry's mark, from a file that is asked for when the drawer opens. */
function Mark({ name }: { name: string }) {
  return (
    <svg
      aria-hidden="true"
      className="fill-none stroke-current stroke-2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${marks}#${name}`} />
    </svg>
  )
}
