import { type ToggleEvent, useEffect, useRef, useState } from 'react'

/** A disclosure that Escape and a click beside it close; the focus goes back to its summary. */
export function useClosing() {
  const box = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const close = () => {
      if (box.current) box.current.open = false
    }
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) close()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (box.current?.contains(document.activeElement)) box.current.querySelector('summary')?.focus()
      close()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen])
  const onToggle = (event: ToggleEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open)
  return { box, isOpen, onToggle }
}
