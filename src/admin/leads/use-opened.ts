import { useEffect } from 'react'
import { call } from '../call.ts'

/** Notes that somebody has the lead before them, so that no manager is told that nobody opened it. */
export function useOpened(lead: number): void {
  useEffect(() => {
    // Nothing is lost when it fails: a manager hears of a lead that was opened after all.
    call('openLead', { params: { lead }, body: {} }).catch(() => {})
  }, [lead])
}
