export * from './crumbs.ts'
export * from './error-screen.ts'
export * from './not-found.ts'
