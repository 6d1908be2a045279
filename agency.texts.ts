/**
 * The agency's own words. What stands here is said in place of the product's text of the same name, in that language;
 * the names are those of src/messages/en (docs/texts.md). Example: en: { header: { listProperty: 'Sell with us' } }
 */
import type { OwnTexts } from '#messages/own.ts'

export const ownTexts: OwnTexts = { en: {}, ur: {} }
