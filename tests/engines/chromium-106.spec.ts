import { openChromium106 } from './chromium-106.ts'
import { tryJourneys } from './try-journeys.ts'

tryJourneys('Chromium 106', openChromium106, { width: 390, height: 850 })
