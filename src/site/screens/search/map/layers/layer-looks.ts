/** The name, colour and icon of each layer of points: a white icon on a coloured disc. */
import { mosquePath } from '#ui/nearby/kind-icon.tsx'
import type { PointLayer } from './chosen-layers.ts'

/** Icons are line drawings of 24 by 24; those of Lucide are under the ISC licence. */
export const layerLooks: Readonly<Record<PointLayer, { colour: string; drawing: string }>> = {
  school: {
    colour: '#80641f',
    drawing:
      'M21.42 10.922a1 1 0 0 0-.019-1.838L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.832l8.57 3.908a2 2 0 0 0 1.66 0zM22 10v6M6 12.5V16a6 3 0 0 0 12 0v-3.5',
  },
  hospital: { colour: '#a3433c', drawing: 'M12 4v16M4 12h16' },
  mosque: { colour: '#1f6678', drawing: mosquePath },
  park: { colour: '#3f6f42', drawing: 'M12 3 6 10h3l-4 6h14l-4-6h3zM12 16v5' },
  station: {
    colour: '#6d4a8c',
    drawing:
      'M6 3h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM4 11h16M8 15h.01M16 15h.01M8 19l-2 3M16 19l2 3',
  },
  market: {
    colour: '#8a4b2a',
    drawing:
      'M16 10a4 4 0 0 1-8 0M3.103 6.034h17.794M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z',
  },
}
