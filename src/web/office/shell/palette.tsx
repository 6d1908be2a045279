import { useNavigate } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { type LucideIcon, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Permission } from '#contract/permissions.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { useOverlay } from '../../ui/use-overlay.ts'
import { commandsFor, placesFor } from './places.ts'

/** Everything one can go to or begin, by a few letters of its name: Ctrl K, or Command K. */
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
        Go to…
        <kbd className="ml-auto text-sm max-lg:hidden">Ctrl K</kbd>
      </Button>
      <Modal overlay={overlay} title="Go to" heading={false} className="w-[min(92vw,560px)] overflow-hidden">
        <Commands permissions={permissions} onChosen={go} />
      </Modal>
    </>
  )
}

type Place = { label: string; icon: LucideIcon; path: string; search?: Readonly<Record<string, unknown>> }

/** What can be begun stands first until something is typed: a screen that is called so is what is meant then. */
function Commands({
  permissions,
  onChosen,
}: {
  permissions: readonly Permission[]
  onChosen: (path: string, search?: Place['search']) => void
}) {
  const [typed, setTyped] = useState('')
  const groups: ReadonlyArray<readonly [heading: string, places: readonly Place[]]> = [
    ['Do', commandsFor(permissions)],
    ['Go to', placesFor(permissions).flatMap(({ places }) => places)],
  ]
  return (
    <Command label="Go to" loop>
      <Command.Input
        data-autofocus
        value={typed}
        onValueChange={setTyped}
        placeholder="A screen, or something to do"
        className="w-full rounded-t-panel border-b border-line px-5 py-4 text-lg focus-visible:-outline-offset-4"
      />
      <Command.List className="max-h-[50dvh] overflow-y-auto p-2">
        <Command.Empty className="px-3 py-6 text-center text-muted">
          Nothing is called like that.
        </Command.Empty>
        {(typed === '' ? groups : groups.toReversed()).map(([heading, places]) => (
          <Command.Group key={heading} heading={heading} className={group}>
            {places.map(({ label, icon, path, search }) => (
              <Item key={label} label={label} icon={icon} onChosen={() => onChosen(path, search)} />
            ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
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
