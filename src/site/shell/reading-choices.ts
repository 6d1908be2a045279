/** What a choice of currency or unit does, in one file to load: every page has its address. */
export { chooseCurrency, showForeign } from '../currency/show-foreign.ts'
export { chooseUnit, showKeptUnit } from '../units/chosen-unit.ts'
