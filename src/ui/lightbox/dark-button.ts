/** A round button on black. */
export const darkButton = 'border-white/30! bg-transparent! text-white! hover:border-white!'
