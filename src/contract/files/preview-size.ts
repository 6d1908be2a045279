/** The picture that the server draws of a page for chats and networks, in pixels: what every network takes. */
export const previewSize = { width: 1200, height: 630 }

/** Of what it draws one, beside the site itself. */
export const previewKinds = ['listing', 'project', 'job', 'area'] as const
export type PreviewKind = (typeof previewKinds)[number]
