/** How a hold is confirmed. Apart from the schemas, which pages do not load. */

/** So long a hold waits for its buyer to confirm it by the code or link that was sent to them. */
export const unconfirmedHoldMinutes = 15

/** After so many wrong codes the unit is released. */
export const mostWrongCodes = 5
