export { showDemand } from './show-demand.ts'
