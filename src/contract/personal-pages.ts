/**
 * The pages whose address only one person has: their alerts, a booking, a request, a viewing, a shared list. No cache
 * stores them, because several people may use one browser.
 */
const personal =
  /^(?:\/ur)?\/(?:alerts\/(?!new(?:\?|$))|booking\/|inquiry\/|viewing\/|saved\/(?!receive(?:\?|$)))[^?]/

/** @param target path and query, such as `/booking/AG-7K2M?from=payment` */
export function isPersonalPage(target: string): boolean {
  return personal.test(target)
}
