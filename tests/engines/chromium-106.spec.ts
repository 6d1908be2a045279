import { tryJourneys } from './try-journeys.ts'

tryJourneys('Chromium 106')
