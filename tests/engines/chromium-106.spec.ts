import { tryJourneys } from './try-journeys.ts'

// The current Chromium goes through all forms in tests/rounds/forms/focus.spec.ts.
tryJourneys('Chromium 106', ['reach every field with the keyboard', 'reach every choice with the keyboard'])
