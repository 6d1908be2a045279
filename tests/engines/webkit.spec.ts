import { tryJourneys } from './try-journeys.ts'
import { openWebKit } from './webkit.ts'

tryJourneys('WebKitGTK', openWebKit, { width: 390, height: 850 })
