/** Why a viewing cannot be requested or changed, said to the visitor. */
export const viewingErrors = {
  unknown: 'There is no viewing with this link. Open the link in our latest message again, or call us.',
  unavailable: 'This property is no longer available, so it cannot be viewed.',
  past: '{time} has passed. Choose a later time.',
  notOffered: '{time} is outside our office hours or too far ahead. Choose a time from the list.',
  taken: '{time} has been taken in the meantime. Choose another time.',
  noTimes: 'Choose at least one time',
  changedMeanwhile: 'This viewing has changed in the meantime. Check its status below, then try again.',
  ended: 'This viewing is over or was cancelled, so it cannot be changed.',
  changedTooOften: 'This viewing has been changed many times. To change it again, please call us.',
} as const
