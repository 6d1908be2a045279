import { useNavigate } from '@tanstack/react-router'
import { Command, defaultFilter } from 'cmdk'
import { type LucideIcon, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Permission } from '#contract/permissions.ts'
import { adminShell as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useOverlay } from '#ui/use-overlay.ts'
import { FoundGroups, hasAny } from './found-groups.tsx'
import { commandsFor, navGroupsFor } from './nav-items.ts'
import { useFound } from './use-found.ts'

/** Finds clients, leads and listings, and everything one can go to or begin: Ctrl K, or Command K. */
export function Palette({ permissions }: { permissions: readonly Permission[] }) {
  const overlay = useOverlay()
  const navigate = useNavigate()
  const { open, leave } = overlay
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [open])
  const go = (to: string, search: Readonly<Record<string, unknown>> = {}) => {
    leave()
    // The overlay's own entry in the history becomes the screen's.
    void navigate({ to, search, replace: true })
  }
  return (
    <>
      <Button
        onClick={open}
        wide
        className="justify-start! px-4! font-normal! whitespace-nowrap text-muted!"
        aria-keyshortcuts="Control+K Meta+K"
      >
        <Search aria-hidden="true" className="size-5" />
        {t.palette.search}
        <kbd className="ml-auto text-sm max-lg:hidden">Ctrl K</kbd>
      </Button>
      <Modal
        overlay={overlay}
        title={t.palette.title}
        heading={false}
        className="w-[min(92vw,560px)] overflow-hidden"
      >
        <Commands permissions={permissions} onChosen={go} />
      </Modal>
    </>
  )
}

type Place = { label: string; icon: LucideIcon; path: string; search?: Readonly<Record<string, unknown>> }

/** Commands come first until something is typed; then what fits best, and below it what was found. */
function Commands({
  permissions,
  onChosen,
}: {
  permissions: readonly Permission[]
  onChosen: (path: string, search?: Place['search']) => void
}) {
  const [typed, setTyped] = useState('')
  const { found, isSearching, isFailed } = useFound(typed)
  const groups = matching(typed, [
    [t.palette.actions, commandsFor(permissions)],
    [t.palette.goTo, navGroupsFor(permissions).flatMap(({ places }) => places)],
  ])
  const isNothing = groups.length === 0 && !(found && hasAny(found))
  return (
    // Filtered here: its own filter would put what is found above the screens, and Enter would open that.
    <Command label={t.palette.title} loop shouldFilter={false}>
      <Command.Input
        data-autofocus
        value={typed}
        onValueChange={setTyped}
        placeholder={t.palette.placeholder}
        className="w-full rounded-t-panel border-b border-line px-5 py-4 text-lg focus-visible:-outline-offset-4"
      />
      <Command.List className="max-h-[calc(var(--window-height)*0.5)] overflow-y-auto p-2">
        {groups.map(([heading, places]) => (
          <Command.Group key={heading} heading={heading} className={group}>
            {places.map(({ label, icon, path, search }) => (
              <Item key={label} label={label} icon={icon} onChosen={() => onChosen(path, search)} />
            ))}
          </Command.Group>
        ))}
        {found && <FoundGroups found={found} onChosen={onChosen} />}
        <Says isSearching={isSearching} isFailed={isFailed} isNothing={isNothing} />
      </Command.List>
    </Command>
  )
}

type Group = readonly [heading: string, places: readonly Place[]]

/** The groups with the entries that match the typed text, the best first; unchanged while it is empty. */
function matching(typed: string, groups: readonly Group[]): readonly Group[] {
  if (typed === '') return groups
  return groups
    .map(([heading, places]) => {
      const scored = places.map((place) => ({ place, score: defaultFilter(place.label, typed) }))
      const fitting = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)
      return { heading, places: fitting.map(({ place }) => place), best: fitting[0]?.score ?? 0 }
    })
    .filter(({ best }) => best > 0)
    .sort((a, b) => b.best - a.best)
    .map(({ heading, places }) => [heading, places])
}

/** Shown while there are no results, or none yet. */
function Says({
  isSearching,
  isFailed,
  isNothing,
}: {
  isSearching: boolean
  isFailed: boolean
  isNothing: boolean
}) {
  const says = 'px-3 py-4 text-center text-muted'
  if (isFailed)
    return (
      <p role="alert" className={says}>
        {t.palette.failed}
      </p>
    )
  if (isSearching)
    return (
      <p role="status" className={says}>
        {t.palette.searching}
      </p>
    )
  if (!isNothing) return null
  return (
    <p role="status" className={says}>
      {t.palette.empty}
    </p>
  )
}

const group =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-2 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-muted'

function Item({ label, icon: Icon, onChosen }: { label: string; icon: LucideIcon; onChosen: () => void }) {
  return (
    <Command.Item
      value={label}
      onSelect={onChosen}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-card px-3 aria-selected:bg-green-50"
    >
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
      {label}
    </Command.Item>
  )
}
