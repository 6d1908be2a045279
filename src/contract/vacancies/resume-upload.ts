/** Where a CV is sent to, without the schemas of the call: forms load it. */
export const resumePath = '/api/webhr/upload-resume'

/** The field of a form that carries the CV itself. */
export const resumeField = 'resume'
