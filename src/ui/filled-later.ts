/** For an element whose text a script beside React writes: React leaves alone what is in it. */
export const filledLater = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }
