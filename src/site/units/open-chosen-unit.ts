/** Where a browser keeps the unit that its visitor chose. */
export const unitKey = 'price-unit'

/**
 * Runs before the page is shown. The style sheet does the rest: `ui/units.css`. The units are those of `priceUnits`,
 * which no page is to load for this.
 */
export const openChosenUnit = `try{/^(marla|sqyd|sqft|sqm)$/.test(localStorage['${unitKey}'])&&(document.documentElement.dataset.unit=localStorage['${unitKey}'])}catch(e){}`
