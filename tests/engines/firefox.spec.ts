import { tryJourneys } from './try-journeys.ts'

tryJourneys('Firefox ESR')
