/**
 * The pages that one person alone has the address of: their alerts, a booking, a request, a list that somebody shared.
 * No cache keeps them, be it of a browser that several people use.
 */
const personal = /^(?:\/ur)?\/(?:alerts\/(?!new(?:\?|$))|booking\/|inquiry\/|saved\/)[^?]/

/** @param target path and query, such as `/booking/AG-7K2M?from=payment` */
export function isPersonalPage(target: string): boolean {
  return personal.test(target)
}
