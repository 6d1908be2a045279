import { openFirefox } from './firefox.ts'
import { tryJourneys } from './try-journeys.ts'

tryJourneys('Firefox ESR', openFirefox, { width: 1366, height: 768 })
