/**
 * The tag of a test that looks at one detail of a journey, or walks it again in the other language. `npm test` leaves
 * these out; they run with `-- --all`.
 */
export const detail = '@detail'
