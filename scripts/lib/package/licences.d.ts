export function complaintAboutLicence(shipped: {
  name: string
  version: string
  licence: string
}): string | undefined
