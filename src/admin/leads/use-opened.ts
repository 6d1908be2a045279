import { useEffect } from 'react'
import { call } from '../call.ts'

/** Records that the lead was opened, so that managers get no reminder about it. */
export function useOpened(lead: number): void {
  useEffect(() => {
    // A failure does no harm: a manager is reminded of a lead that was opened after all.
    call('openLead', { params: { lead }, body: {} }).catch(() => {})
  }, [lead])
}
