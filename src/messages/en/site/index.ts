export * from './error-screen.ts'
export * from './not-found.ts'
