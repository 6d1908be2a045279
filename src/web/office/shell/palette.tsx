import { useNavigate } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { type LucideIcon, Search } from 'lucide-react'
import { useEffect } from 'react'
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
        <Command label="Go to" loop>
          <Command.Input
            data-autofocus
            placeholder="A screen, or something to do"
            className="w-full border-b border-line px-5 py-4 text-lg outline-none"
          />
          <Command.List className="max-h-[50dvh] overflow-y-auto p-2">
            <Command.Empty className="px-3 py-6 text-center text-muted">
              Nothing is called like that.
            </Command.Empty>
            <Command.Group heading="Do" className={group}>
              {commandsFor(permissions).map(({ label, icon, path, search }) => (
                <Item key={label} label={label} icon={icon} onChosen={() => go(path, search)} />
              ))}
            </Command.Group>
            <Command.Group heading="Go to" className={group}>
              {placesFor(permissions)
                .flatMap(({ places }) => places)
                .map(({ label, icon, path }) => (
                  <Item key={label} label={label} icon={icon} onChosen={() => go(path)} />
                ))}
            </Command.Group>
          </Command.List>
        </Command>
      </Modal>
    </>
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
