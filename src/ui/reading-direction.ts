import { currentLanguage } from '#messages/language.ts'

/** Whether the page is read from right to left, as Urdu is. In a bundle of one language it is a constant. */
export const isRightToLeft = () => currentLanguage() === 'ur'

/** The arrow keys that lead back and on in the direction of reading. */
export const arrowKeys = () =>
  isRightToLeft()
    ? { previous: 'ArrowRight', next: 'ArrowLeft' }
    : { previous: 'ArrowLeft', next: 'ArrowRight' }
