import { type ComponentType, createContext, type RefObject } from 'react'

export type ToasterProps = {
  /** The dialog that it is in; the page's own one is in none. */
  within?: RefObject<HTMLDialogElement | null>
}

/** What shows toasts inside an open dialog, where they can be read and pressed; the site and the admin app have one each. */
export const DialogToasts = createContext<ComponentType<ToasterProps> | undefined>(undefined)
