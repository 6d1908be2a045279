import { tryJourneys } from './try-journeys.ts'

tryJourneys('WebKitGTK')
