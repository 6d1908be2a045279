import { notFound } from '@tanstack/react-router'
import type { SystemName } from '#contract/systems.ts'
import { siteMetaName } from '#ui/site-settings.ts'

let names: readonly SystemName[] | undefined

/** Whether a system around the site is switched on; the server wrote those into the admin page. */
export function isOn(name: SystemName): boolean {
  names ??= readNames()
  return names.includes(name)
}

/** For the routes of a system, if they are of one: where it is off nothing is at their addresses. */
export function onlyWith(name: SystemName | undefined): () => void {
  return () => {
    if (name && !isOn(name)) throw notFound()
  }
}

/** JSON.parse gives `any`; src/server/lifecycle/open-site.ts writes it. */
function readNames(): readonly SystemName[] {
  const written = document.querySelector<HTMLMetaElement>(`meta[name=${siteMetaName}]`)?.content
  const { systems = [] }: { systems?: SystemName[] } = JSON.parse(written ?? '{}')
  return systems
}
