import { useRouterState } from '@tanstack/react-router'

/** A thin line at the very top while another page is on its way; quick ones come and go unseen. */
export function NavigationBar() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  if (!isLoading) return null
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-50 h-0.75 origin-start animate-[creep_8s_var(--ease-out)_0.15s_both] bg-green-700"
    />
  )
}
