/** The picture that the server draws of a page for chats and networks, in pixels: what every network takes. */
export const previewSize = { width: 1200, height: 630 }

/** The picture of a listing for a WhatsApp status: a whole phone's screen. */
export const statusSize = { width: 1080, height: 1920 }

/** Of what it draws one, beside the site itself. */
export const previewKinds = ['listing', 'project', 'job', 'area'] as const
export type PreviewKind = (typeof previewKinds)[number]
