import { Layers, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { mapLayers as t } from '#messages/site.ts'
import { UnitChoice } from '../../../../units/unit-choice.tsx'
import { type ChosenLayer, pointLayers } from './chosen-layers.ts'
import { layerLooks } from './layer-looks.ts'
import { fewestPriced } from './price-steps.ts'

/**
 * A button on the map that opens the menu of layers. Escape, the cross and a press outside close the menu; the map
 * stays usable.
 */
export function LayerMenu({
  chosen,
  onChoose,
  hasPoints,
  isOpen,
  onOpen,
}: {
  chosen: readonly ChosenLayer[]
  onChoose: (layer: ChosenLayer, isOn: boolean) => void
  /** Whether the map's tiles have schools and so on. */
  hasPoints: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => onOpen(false)
  useClosing(isOpen, {
    box,
    close,
    leave: () => {
      close()
      button.current?.focus()
    },
  })
  const check = (layer: ChosenLayer) => ({
    isChecked: chosen.includes(layer),
    onChange: (isOn: boolean) => onChoose(layer, isOn),
  })
  return (
    <div ref={box}>
      <button
        ref={button}
        type="button"
        aria-label={chosen.length > 0 ? t.openWith({ count: chosen.length }) : t.open}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onOpen(!isOpen)}
        className="absolute end-3 top-28 z-10 grid size-11 place-items-center rounded-card border border-line bg-white text-ink shadow-[0_1px_4px_rgb(16_32_26/0.12)] hover:text-green-700 aria-expanded:text-green-700"
      >
        <Layers aria-hidden="true" className="size-5" />
        {chosen.length > 0 && (
          <span
            aria-hidden="true"
            className="absolute -end-1.5 -top-1.5 grid size-5 place-items-center rounded-full bg-green-700 text-xs font-semibold text-white tabular-nums"
          >
            {chosen.length}
          </span>
        )}
      </button>
      <section
        id={id}
        hidden={!isOpen}
        aria-label={t.title}
        className="absolute end-16 top-3 z-20 max-h-[calc(100%-24px)] w-64 overflow-y-auto @max-xl:inset-x-3 @max-xl:w-auto overscroll-contain rounded-card border border-line bg-white p-4 pt-2 shadow-float"
      >
        <div className="flex min-h-11 items-center justify-between gap-2">
          <h2 className="text-base">{t.title}</h2>
          <button
            type="button"
            aria-label={t.close}
            onClick={() => {
              close()
              button.current?.focus()
            }}
            className="-me-2.5 grid size-11 place-items-center hover:text-green-700"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        {hasPoints && (
          <fieldset>
            <legend className="text-sm text-muted">{t.places}</legend>
            {pointLayers.map((layer) => (
              <Choice
                key={layer}
                label={t.layers[layer]}
                colour={layerLooks[layer].colour}
                {...check(layer)}
              />
            ))}
          </fieldset>
        )}
        <fieldset className={hasPoints ? 'mt-2 border-t border-line pt-2' : ''}>
          <legend className={hasPoints ? 'sr-only' : 'text-sm text-muted'}>{t.prices}</legend>
          <Choice label={t.layers.price} note={t.priceNote({ least: fewestPriced })} {...check('price')} />
          {chosen.includes('price') && <UnitChoice id={`${id}-unit`} className="pb-1" />}
        </fieldset>
      </section>
    </div>
  )
}

function Choice({
  label,
  note,
  colour,
  isChecked,
  onChange,
}: {
  label: string
  note?: string
  colour?: string
  isChecked: boolean
  onChange: (isOn: boolean) => void
}) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-4.5 shrink-0 accent-green-700"
      />
      <span className="flex-1">
        <span className="block">{label}</span>
        {note && <span className="block text-sm text-muted">{note}</span>}
      </span>
      {colour && <span aria-hidden="true" style={{ background: colour }} className="size-3 rounded-full" />}
    </label>
  )
}

type Closing = { box: React.RefObject<HTMLElement | null>; close: () => void; leave: () => void }

function useClosing(isOpen: boolean, { box, ...on }: Closing): void {
  const close = useEffectEvent(on.close)
  const leave = useEffectEvent(on.leave)
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The map may be in a dialog, which must stay open.
      event.preventDefault()
      event.stopPropagation()
      leave()
    }
    document.addEventListener('pointerdown', onPointer, { signal: stop.signal })
    document.addEventListener('keydown', onKey, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [isOpen, box])
}
