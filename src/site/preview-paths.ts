import { currentLanguage } from '#messages/language.ts'

/** Where the server draws pictures for chats in the language of the page. */
const previews = () => (currentLanguage() === 'ur' ? '/media/preview/ur' : '/media/preview')

/** The picture of a page, such as `previewPath('listing/7')`; that of the agency is 'site'. */
export const previewPath = (of: string): string => `${previews()}/${of}.jpg`
