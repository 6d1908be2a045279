import { useState } from 'react'

export const narrowestColumn = 64

/** The widths of a table's columns in px, as this browser's user left them. */
export function useColumnWidths(table: string, defaults: Readonly<Record<string, number>>) {
  const [changed, setChanged] = useState(() => readKept(table))
  const widthOf = (column: string) => changed[column] ?? defaults[column] ?? narrowestColumn
  const setWidth = (column: string, width: number) => {
    const next = { ...changed, [column]: Math.max(narrowestColumn, Math.round(width)) }
    setChanged(next)
    keep(table, next)
  }
  return { widthOf, setWidth }
}

type Widths = Readonly<Record<string, number>>

function readKept(table: string): Widths {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(table)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
    )
  } catch {
    return {}
  }
}

/** A browser that keeps nothing shows the usual widths the next time. */
function keep(table: string, widths: Widths): void {
  try {
    localStorage.setItem(storageKey(table), JSON.stringify(widths))
  } catch {}
}

const storageKey = (table: string) => `aangan.columns.${table}`
