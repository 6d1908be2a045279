export { agentCollection } from './agent-collection.ts'
export { agentHoldings } from './hand-over.ts'
