import { searchResults as t } from '#messages/site.ts'
import { Modal } from '#ui/modal.tsx'
import type { Overlay } from '#ui/use-overlay.ts'
import ResultMap, { type ResultMapProps } from './result-map.tsx'

/** The map over the whole screen of a phone. */
export default function MapSheet({ overlay, ...map }: ResultMapProps & { overlay: Overlay }) {
  return (
    <Modal overlay={overlay} title={t.map} place="full">
      <div className="relative h-[calc(100dvh-68px)]">
        <ResultMap {...map} />
      </div>
    </Modal>
  )
}
